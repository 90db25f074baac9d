/** Hosts that pictures come from: a name, "*.example.org" for all its subdomains, "*" for any; only what a CSP can hold. */
export const PICTURE_HOST = /^(?:\*|(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+)$/

/** Host names from a text, separated by commas, spaces or line breaks. */
export function hostsIn(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .map((host) => host.toLowerCase())
    .filter((host) => host !== '')
}
