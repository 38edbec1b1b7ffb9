import type { DialogHTMLAttributes, Ref } from 'react'
import { errorDialogWidth } from '#domain/defaults.ts'
import { type DialogButton, dialogFor } from '#domain/error-dialog.ts'
import { errorParameters, parseErrorPayload } from '#domain/error-payload.ts'
import { useMoney } from '../money.tsx'
import { useRegional } from '../regional.ts'
import css from './dialog.css?inline'
import type { Effect } from './effects.ts'

const buttons: Record<DialogButton, { label: string; effect: Effect; isMain: boolean }> = {
  cancel: { label: 'Cancel', effect: 'stay', isMain: false },
  'another-method': { label: 'Choose another method', effect: 'stay', isMain: true },
  'different-accommodation': { label: 'Different Accommodation', effect: 'choose-different-hotel', isMain: false },
  'different-dates': { label: 'Different Dates', effect: 'stay', isMain: true },
  retry: { label: 'Retry', effect: 'reload', isMain: true },
}

type Props = Pick<DialogHTMLAttributes<HTMLDialogElement>, 'onCancel' | 'onPointerDown'> & {
  query: URLSearchParams
  /** What a button does on hydrated pages. On others each submits the form: the same address without the error. */
  onLeave?: (effect: Effect) => void
  ref?: Ref<HTMLDialogElement>
}

/**
 * The global error dialog (specification sections 4, 5 and 8). All of its content comes from the query string. The server renders it open, so it
 * works without scripts; a script makes it modal.
 */
export function ErrorDialog({ query, onLeave, ...rest }: Props) {
  const format = useMoney()
  const { currency } = useRegional()
  const payload = parseErrorPayload(query.get('errorPayload'))
  const dialog = dialogFor(
    { errorCode: query.get('errorCode'), errorType: query.get('errorType'), payload: payload ?? {} },
    { format, currency },
  )
  const mayChooseOther = dialog.buttons.includes('different-accommodation')
  const dropped: string[] = [...errorParameters, ...(mayChooseOther ? ['action'] : [])]
  const remaining = [...query].filter(([name]) => !dropped.includes(name))
  const pressed = (effect: Effect) => ({
    ...(effect === 'choose-different-hotel' && { name: 'action', value: effect }),
    'data-effect': effect,
    ...(onLeave && {
      onClick: (event: { preventDefault(): void }) => {
        event.preventDefault()
        onLeave(effect)
      },
    }),
  })
  return (
    <dialog
      open
      className="error-dialog"
      aria-labelledby="error-title"
      aria-describedby="error-words"
      data-error-dialog={payload === null ? 'unreadable' : ''}
      data-no-print
      style={{ width: errorDialogWidth }}
      {...rest}
    >
      <style>{css}</style>
      <form method="get">
        {remaining.map(([name, value], at) => (
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <div className="error-dialog-head">
          <h2 id="error-title">{dialog.title}</h2>
          <button type="submit" aria-label="Close" {...pressed('stay')}>
            <svg
              width="16"
              height="16"
              viewBox="0 0 16 16"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              aria-hidden="true"
            >
              <path d="m3 3 10 10M13 3 3 13" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        <p id="error-words">{dialog.body}</p>
        <div className="error-dialog-buttons">
          {dialog.buttons.map((name) => (
            <button
              key={name}
              type="submit"
              data-main={buttons[name].isMain || undefined}
              data-autofocus={name === 'cancel' || undefined}
              {...pressed(buttons[name].effect)}
            >
              {buttons[name].label}
            </button>
          ))}
        </div>
      </form>
    </dialog>
  )
}
