import { useEffect, useState } from 'react'
import { lazyChunk } from '../lazy-chunk.tsx'
import { confirmActions } from './confirm-first.ts'

const ConfirmFirstDialog = lazyChunk(() => import('./confirm-first-dialog.tsx').then((module) => module.ConfirmFirstDialog))

type Answer = (isConfirmed: boolean) => void

/** Mounts the dialog that asks who it is while an action of a screen waits for the answer; the browser loads its code only then. */
export function ConfirmGate() {
  const [answer, setAnswer] = useState<{ give: Answer } | null>(null)
  useEffect(
    () =>
      confirmActions(
        (signal) =>
          new Promise((resolve) => {
            const give: Answer = (isConfirmed) => {
              setAnswer(null)
              resolve(isConfirmed)
            }
            signal?.addEventListener('abort', () => give(false), { once: true })
            setAnswer({ give })
          }),
      ),
    [],
  )
  return answer && <ConfirmFirstDialog onAnswer={answer.give} />
}
