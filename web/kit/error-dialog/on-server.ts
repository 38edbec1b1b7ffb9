import { createContext, type ReactNode } from 'react'

/** The dialog as the server writes it at once: on a screen that runs and on a page of plain HTML. Null in the browser, which fetches it when it is needed. */
export const ErrorDialogOnServer = createContext<{ live: ReactNode; plain: ReactNode } | null>(null)
