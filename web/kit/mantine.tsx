import { MantineContext, MantineProvider } from '@mantine/core'
import { type ReactNode, use } from 'react'
import { cssVariablesResolver, theme } from '../theme.ts'
import { shownScheme } from './color-scheme.ts'

/** The document's attribute alone decides the scheme (`color-scheme.ts`): the library reads it and stores nothing. */
const schemeOfDocument = {
  get: (usual: 'light' | 'dark' | 'auto') => (typeof document === 'undefined' ? usual : shownScheme()),
  set() {},
  subscribe() {},
  unsubscribe() {},
  clear() {},
}

/** The provider of Mantine's components: the portal's layout has it, and on customers' screens each part that uses one, in a chunk of its own. */
export function Mantine({ children }: { children: ReactNode }) {
  const isThere = use(MantineContext) !== null
  if (isThere) return children
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} colorSchemeManager={schemeOfDocument}>
      {children}
    </MantineProvider>
  )
}
