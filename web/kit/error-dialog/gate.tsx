import { Suspense, use } from 'react'
import { useSearchParams } from 'react-router'
import { lazyChunk } from '../lazy-chunk.tsx'
import { ErrorDialogOnServer } from './on-server.ts'

const ErrorDialog = lazyChunk(() => import('./live-dialog.tsx').then((module) => module.LiveErrorDialog))

/** Mounts the error dialog while the query string has `error`; the browser loads its code only then. */
export function ErrorDialogGate() {
  const [query] = useSearchParams()
  const onServer = use(ErrorDialogOnServer)
  if (!query.get('error')) return null
  // In a Suspense boundary like the loaded one, so that hydration matches.
  return onServer ? <Suspense>{onServer.live}</Suspense> : <ErrorDialog />
}
