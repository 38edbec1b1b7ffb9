import { isIPv6 } from 'node:net'

/**
 * The key of a rate limit for a network address: a whole IPv4 address, or the first 64 bits of an IPv6 address, since one customer of a provider has
 * all addresses below them (RFC 6177).
 */
export function addressGroup(address: string): string {
  if (!isIPv6(address) || /^::ffff:\d/i.test(address)) return address.replace(/^::ffff:/i, '')
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - first.length - last.length)).fill('0')
  const parts = [...first, ...zeros, ...last].slice(0, 4)
  return `${parts.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`
}
