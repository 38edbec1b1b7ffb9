import { useCallback, useEffect, useRef } from 'react'
import { loadApi, readyApi } from '../../api.ts'
import { partTexts } from './long-texts.ts'

/** Milliseconds without typing after which the form is saved. */
const PAUSE = 500

const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])),
  )

/**
 * Saves on the server what is typed into a form, so that neither a reload nor the expiry loses it: for the form's `onInput`. Silent: a form that
 * cannot be saved is still submitted as usual. `stop` is for `onSubmit`, after which the saved travellers count.
 */
export function useKeepTyped(checkoutId: string): { keep: (form: HTMLFormElement) => void; stop: () => void } {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void } | null>(null)
  const stop = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
  }, [])
  const keep = useCallback(
    (form: HTMLFormElement) => {
      stop()
      readyApi()
      const send = () => {
        stop()
        const fields = partTexts(textsOf(form))
        loadApi()
          .then((api) => api.checkouts.saveDraft({ id: checkoutId, fields }))
          .catch((error: unknown) => console.warn('typed values could not be saved', error))
      }
      waiting.current = { send, timer: setTimeout(send, PAUSE) }
    },
    [checkoutId, stop],
  )
  useEffect(() => {
    const leave = () => waiting.current?.send()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return { keep, stop }
}
