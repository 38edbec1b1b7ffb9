import { AppError } from '#domain/errors.ts'

/** At least two labels, the last one of letters: no IP address, no name of a local network. */
const DOMAIN = /^(?=.{4,253}$)(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?!-)[a-z][a-z0-9-]*[a-z0-9]$/
const local = new Set(['localhost', 'local', 'internal', 'invalid', 'example', 'arpa', 'onion', 'lan'])

/**
 * Normalises a typed or pasted domain: `https://www.Skyways.com/` becomes `www.skyways.com`, other scripts become their ASCII form. Throws
 * domain.not-allowed for what cannot be an agency's own domain, including the product's own names.
 */
export function readDomain(typed: string, rootDomain: string): string {
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`
  const name = URL.canParse(address) && !typed.includes('@') ? new URL(address).hostname.replace(/\.$/, '') : ''
  const root = rootDomain.toLowerCase()
  const isOurs = name === root || name.endsWith(`.${root}`)
  if (!DOMAIN.test(name) || isOurs || local.has(name.split('.').at(-1) ?? '')) throw new AppError('domain.not-allowed')
  return name
}
