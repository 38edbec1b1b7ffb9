/** The tenant of a host name (specification section 6, design section 4). */
export type Host = { kind: 'agent'; slug: string | null } | { kind: 'storefront'; slug: string } | { kind: 'unknown' }

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** A host header normalised for comparison: without port, case and trailing dot. */
export const hostName = (header: string | undefined): string =>
  (header ?? '').trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

/**
 * The only place that parses a host name: `<root>` is the portal, `<slug>.<root>` one agency's portal, `<slug>.customer.<root>` its storefront.
 * Ports, case and a trailing dot are ignored. Addresses of the machine itself (127.0.0.1, [::1]) count as the root, for probes and tests.
 */
export function readHost(header: string | undefined, rootDomain: string): Host {
  const name = hostName(header)
  const root = rootDomain.toLowerCase()
  if (name === root || name === '127.0.0.1' || name === '[::1]' || name === '') return { kind: 'agent', slug: null }
  if (!name.endsWith(`.${root}`)) return { kind: 'unknown' }
  const labels = name.slice(0, -(root.length + 1)).split('.')
  const [slug, customer] = labels
  if (!slug || !SLUG.test(slug)) return { kind: 'unknown' }
  if (labels.length === 1 && slug !== 'customer') return { kind: 'agent', slug }
  if (labels.length === 2 && customer === 'customer') return { kind: 'storefront', slug }
  return { kind: 'unknown' }
}
