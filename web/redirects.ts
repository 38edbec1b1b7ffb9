import { keepError } from './kit/keep-error.ts'

interface Asked {
  request: Request
  /** The address as the visitor sees it. */
  url: URL
}

/** An address without what React Router adds to data requests: `/order.data?page=2&_routes=screens/order`. */
function withoutFramework(address: string, url: URL): string {
  const { pathname, search, hash } = new URL(address, url)
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('_routes='))
  return `${pathname.replace(/(?:(?<=\/)_)?\.data$/, '')}${rest.length > 0 ? `?${rest.join('&')}` : ''}${hash}`
}

/** The target of a redirect within this host. Addresses of other hosts, such as a payment gateway's, are unchanged. */
function destination(address: string, { request, url }: Asked): string {
  if (new URL(address, url).host !== url.host) return address
  const clean = withoutFramework(address, url)
  return request.method === 'GET' || request.method === 'HEAD' ? keepError(clean, url.searchParams) : clean
}

/** Applied to every redirect of every route: keeps an open error dialog, and removes what React Router added to the address. */
export async function mendRedirects(asked: Asked, next: () => Promise<unknown>): Promise<Response | undefined> {
  const answer = await next()
  if (!(answer instanceof Response)) return undefined
  const location = answer.headers.get('location')
  if (location !== null && answer.status >= 300 && answer.status < 400)
    answer.headers.set('location', destination(location, asked))
  return answer
}
