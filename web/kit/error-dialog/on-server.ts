import { createContext, type ReactNode } from 'react'

/** The dialog as the server renders it, on hydrated screens and on pages of plain HTML. Null in the browser, which loads it when it is needed. */
export const ErrorDialogOnServer = createContext<{ live: ReactNode; plain: ReactNode } | null>(null)
