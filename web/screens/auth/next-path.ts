/** Where to go after signing in: a path of this site, or the dashboard. Addresses of other sites are refused. */
export function nextPath(wanted: string | null): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/dashboard'
  const url = new URL(wanted, 'http://here.invalid')
  return url.host === 'here.invalid' ? url.pathname + url.search + url.hash : '/dashboard'
}
