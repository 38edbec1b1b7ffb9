import { createContext } from 'react-router'
import type { Api } from '#contract/index.ts'

/** What the server hands to one page request; built by the bridge, read by loaders and actions through the keys below. */
export type Web = {
  /** The whole API, called in this process as the visitor who sent the request. */
  api: Api
  /** Headers that API calls want on the answer (set-cookie). */
  responseHeaders: Headers
  /** Content-security-policy nonce of this answer. */
  nonce: string
  /** `https://host` as the visitor typed it. */
  origin: string
  /** Whether the address is an agency's storefront. */
  isStorefront: boolean
  /** Whether there is anything at the address: an agency, or the portal of all. */
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

/** Answers with the page for an address that the host does not have; null where no page is asked for, but data for one that is open. */
export const nothingContext = createContext<(() => Promise<Response>) | null>(null)
/** Answers with what the host's site has at the address of the request; null as above. */
export const pageOfSiteContext = createContext<(() => Promise<Response>) | null>(null)
export const storefrontContext = createContext<boolean>()
export const servedContext = createContext<boolean>()
