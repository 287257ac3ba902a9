import type { UsageWords } from "./catalogue.ts";

/** Wrong use of the command line in English. */
export const usage: UsageWords = {
  unknownCommand: (name, nearest) => ({
    title: `There is no command “${name}”`,
    next: nearest
      ? `Did you mean ${nearest}? aushang --help lists all commands.`
      : "aushang --help lists all commands.",
  }),
  addressForCommand: (address) => ({
    title: `“${address}” is an address, not a command`,
    next: `Try: aushang test ${address}`,
  }),
  unknownOption: (flag, nearest, command) => ({
    title: `There is no option ${flag}`,
    next: nearest
      ? `Did you mean ${nearest}? ${command} --help lists all options.`
      : `${command} --help lists all options.`,
  }),
  valueMissing: (option, command) => ({
    title: `The option ${option} needs a value`,
    next: `${command} --help shows an example.`,
  }),
  tooManyArguments: (command) => ({
    title: "There are more arguments than the command takes",
    next: `${command} --help shows how it is called.`,
  }),
  tooManyForDecide: (given) => ({
    title: "decide takes no file name; it reads standard input",
    next: `Try: aushang decide < ${given}`,
  }),
  other: (detail) => ({ title: detail, next: "aushang --help shows how it is called." }),
  languageUnknown: (given) => ({
    title: `There is no language “${given}”`,
    next: "Choose de, en or da.",
  }),
  userAgentInvalid: () => ({
    title: "This User-Agent cannot be sent",
    next: "Give 1 to 1,000 printable ASCII characters.",
  }),
  proxyInvalid: (variable) => ({
    title: `The environment variable ${variable} is not the http or https address of a proxy`,
    next: "Set it to an address such as http://proxy.example:3128, or unset it. SOCKS is not supported.",
  }),
  stdinTwice: () => ({
    title: "Standard input cannot be both the robots file and the list of addresses",
    next: "Give the addresses as arguments or in a list: @addresses.txt",
  }),
  addressMissing: () => ({
    title: "No address was given",
    next: "Try: aushang test https://example.com/ (or pipe addresses in, one per line)",
  }),
  listEmpty: (name) => ({
    title: `There is no address in ${name}`,
    next: "Write one address per line; lines that begin with # are passed over.",
  }),
  listNoText: (name) => ({
    title: `“${name}” is not a text file`,
    next: "A list is UTF-8 text with one address per line. Is it text? Save it as UTF-8.",
  }),
  lineNotUtf8: () => ({
    title: "The line is not valid UTF-8",
    next: "Save the list as UTF-8, or write the address with %-escapes.",
  }),
  crawlerAsAddress: (token) => ({
    title: `“${token}” is a crawler, not an address`,
    next: `Separate several crawlers by commas: --as Googlebot,${token}`,
  }),
  robotsAddressPlain: (given) => ({
    title: `There is no file “${given}”`,
    next: `For the robots.txt of a website write the scheme too: https://${given}`,
  }),
  purposeUnknown: (given, known) => ({
    title: `There is no purpose “${given}”`,
    next: `Choose one of: ${known}`,
  }),
  portInvalid: (given) => ({
    title: `“${given}” is not a port`,
    next: "Give a number from 0 to 65535; 0 takes any free port.",
  }),
  allowInvalid: (given) => ({
    title: `“${given}” is not an IP address that could be allowed`,
    next: "Write 127.0.0.1, 127.0.0.1:8080, ::1 or [::1]:8080.",
  }),
  hostNameInvalid: (given) => ({
    title: `“${given}” is not a host name`,
    next: "Give the name alone, such as robots.example.com, without scheme and port.",
  }),
  trustProxyInvalid: (given) => ({
    title: `“${given}” is not an address of a proxy`,
    next: "Write an IP address or a network, such as 10.0.0.1 or 10.0.0.0/8.",
  }),
  logLevelUnknown: (given, known) => ({
    title: `There is no log level “${given}”`,
    next: `Choose one of: ${known}`,
  }),
  portTaken: (host, port, free) => ({
    title: `Port ${port} on ${host} is taken by another program (perhaps by Aushang itself)`,
    next: `Stop that program or choose another port: aushang serve --port ${free}`,
  }),
  portForbidden: (port) => ({
    title: `This user may not listen on port ${port}`,
    next: "Choose a port from 1024 on: aushang serve --port 9309",
  }),
  hostUnavailable: (host) => ({
    title: `This machine has no address ${host} to listen on`,
    next: "127.0.0.1 serves this machine alone, 0.0.0.0 the whole network.",
  }),
  inputFailed: (detail) => ({
    title: `Standard input could not be read: ${detail}`,
    next: "Pipe text in, or redirect a file: < file",
  }),
  outputFailed: (detail) => ({
    title: `The result could not be written: ${detail}`,
    next: "Check the free space and the rights of the file that the output goes to.",
  }),
  unexpected: (detail) => ({
    title: `Something went wrong that should not: ${detail}`,
    next: "Nothing was decided. Please report it with the command that you ran.",
  }),
  place: (list, line) => `${list}, line ${line}`,
  standardInput: "standard input",
  morePlaces: (count, shown) => (count === 1 ? "1 more is wrong." : `${shown} more are wrong.`),
};
