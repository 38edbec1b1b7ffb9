import { createContext, use } from 'react'

/** Content-security-policy nonce of this response; empty in the browser, which hides it and does not need it. */
export const NonceContext = createContext('')

/** The nonce for an inline script or style, `undefined` in the browser. */
export function useNonce(): string | undefined {
  return use(NonceContext) || undefined
}
