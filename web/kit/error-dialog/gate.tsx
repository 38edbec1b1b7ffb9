import { useSearchParams } from 'react-router'
import { lazyChunk } from '../lazy-chunk.tsx'

const ErrorDialog = lazyChunk(() => import('./dialog.tsx').then((module) => module.ErrorDialog))

/** Mounts the error dialog while the query string carries `error`; its code is loaded only then. */
export function ErrorDialogGate() {
  const [query] = useSearchParams()
  return query.get('error') ? <ErrorDialog /> : null
}
