export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const MOST_SLUG = 60

/** The address of a package with that name: `Accra in four days` becomes `accra-in-four-days`; `package` where no letter or digit remains. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g)
  const slug = (words ?? []).join('-').slice(0, MOST_SLUG).replace(/-$/, '')
  return slug === '' || slug === 'new' ? 'package' : slug
}

/** The first free address: `accra`, `accra-2`, `accra-3`. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  for (let at = 1; ; at++) {
    const suffix = at === 1 ? '' : `-${at}`
    const slug = `${wanted.slice(0, MOST_SLUG - suffix.length).replace(/-$/, '')}${suffix}`
    if (!taken.has(slug)) return slug
  }
}
