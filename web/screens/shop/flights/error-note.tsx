import { href } from 'react-router'
import { dialogFor, errorParameters, parseErrorPayload } from '#domain/error-dialog.ts'
import { useMoney } from '../../../kit/money.tsx'
import button from './buttons.module.css'
import notes from './notes.module.css'

/** The error dialog of the address as a part of the page: what happened, and the way on. */
export function ErrorNote({ query }: { query: string }) {
  const format = useMoney()
  const params = new URLSearchParams(query)
  if (!params.get('error')) return null
  const payload = parseErrorPayload(params.get('errorPayload')) ?? {}
  const { title, body, buttons } = dialogFor(
    { errorCode: params.get('errorCode'), errorType: params.get('errorType'), payload },
    format,
  )
  for (const name of errorParameters) params.delete(name)
  const here = `${href('/order/new/flight/offers')}?${params}`
  return (
    <section className={notes.error} role="alert" aria-label={title}>
      <h2>{title}</h2>
      <p>{body}</p>
      <p className={notes.doors}>
        <a className={button.secondary} href={here}>
          Cancel
        </a>
        {buttons.includes('retry') && (
          <a className={button.primary} href={here}>
            Retry
          </a>
        )}
      </p>
    </section>
  )
}
