interface ImportMeta {
  /** Set by the bundler. */
  readonly env: { readonly PROD: boolean };
}

declare module "*.css";
