/** The page to sign in on, which leads back to `path`. */
export const signInAddress = (path: string): string => `/sign-in?next=${encodeURIComponent(path)}`

/** Where to go on to, as an address says in `next`: a path of this site, or `home`. Addresses of other sites are refused. */
export function nextPath(wanted: string | null, home = '/dashboard'): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return home
  const url = new URL(wanted, 'http://here.invalid')
  return url.host === 'here.invalid' ? url.pathname + url.search + url.hash : home
}
