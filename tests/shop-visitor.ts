import type { Client, TestApp } from './app.ts'

export interface ShopVisitor extends Client {
  /** The cookies of this browser, by name. */
  cookies: Map<string, string>
}

/** A browser at the storefront of an agency, or at any `host`: it stores cookies and starts without any. */
export function visitShop(t: Pick<TestApp, 'app'>, slug: string, host = `${slug}.customer.localhost`): ShopVisitor {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async call(method, path, body, headers = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await t.app.inject({
        method,
        url: `/api${path}`,
        headers: {
          host,
          ...(cookie ? { cookie } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      })
      for (const { name, value, maxAge } of response.cookies) {
        if (maxAge === 0) cookies.delete(name)
        else cookies.set(name, value)
      }
      const isJson = String(response.headers['content-type'] ?? '').includes('json')
      return {
        status: response.statusCode,
        body: isJson && response.body ? response.json() : response.body,
        headers: response.headers,
      }
    },
  }
}
