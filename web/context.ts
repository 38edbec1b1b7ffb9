import { createContext } from 'react-router'
import type { Api } from '#contract/index.ts'

/** What the server passes to one page request; created by the bridge, read by loaders and actions through the keys below. */
export type Web = {
  /** The whole API, called in this process as the visitor who sent the request. */
  api: Api
  /** Headers of API calls that the response must have (set-cookie). */
  responseHeaders: Headers
  /** Content-security-policy nonce of this answer. */
  nonce: string
  /** `https://host` as the visitor typed it. */
  origin: string
  /** Whether the address is an agency's storefront. */
  isStorefront: boolean
  /** Whether the host is known: an agency's, or the portal of all. */
  isServed: boolean
  /** Style of a map server; null or absent where maps are drawn without one. */
  mapStyle?: string | null
  /** Base address of the API; null or absent where it is the page's own origin. */
  apiUrl?: string | null
}

export const apiContext = createContext<Api>()
export const nonceContext = createContext<string>()
export const mapStyleContext = createContext<string | null>(null)
export const apiUrlContext = createContext<string | null>(null)
export const originContext = createContext<string>()

/** Renders the page for an address that the host does not have; null for data requests. */
export const nothingContext = createContext<(() => Promise<Response>) | null>(null)
/** Renders the page that the host's site has at the request's address; null as above. */
export const pageOfSiteContext = createContext<(() => Promise<Response>) | null>(null)
export const storefrontContext = createContext<boolean>()
export const servedContext = createContext<boolean>()
