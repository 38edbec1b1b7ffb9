const SIGNATURE = /signature|hash|^authorization$/i

/** Changes the last character of a signature, keeping its length and alphabet, so that only real verification detects it. */
const spoil = (value: string) => value.slice(0, -1) + (value.endsWith('0') ? '1' : '0')

/** The same headers with invalid signatures. */
export function spoilSignature(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, SIGNATURE.test(name) ? spoil(value) : value]))
}
