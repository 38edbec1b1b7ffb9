import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../kit/form/button.tsx'
import css from './check-in.module.css'
import { type CodeReader, openCodeReader } from './code-reader.ts'

const BETWEEN_FRAMES_MS = 200
/** A code that stays before the camera is read once. */
const SAME_CODE_MS = 4_000

const problems: Record<string, string> = {
  NotAllowedError: 'This browser may not use the camera. Allow it in the settings of the browser, or type the code.',
  NotFoundError: 'This device has no camera. Type the code.',
  NotReadableError: 'Another app uses the camera. Close it, or type the code.',
}
const problemOf = (error: unknown): string =>
  (error instanceof Error && problems[error.name]) || 'The camera could not be opened. Type the code.'

type Props = { onCode: (text: string) => void; onClose: () => void }

/** The camera of the device, which reads the QR codes of vouchers. Nothing of the picture is stored or sent. */
export function Scanner({ onCode, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const found = useEffectEvent(onCode)
  useEffect(() => {
    const shown = video.current
    let stream: MediaStream | null = null
    let timer = 0
    let isOver = false
    let last = { text: '', until: 0 }
    const read = async (reader: CodeReader) => {
      const text = shown && shown.readyState >= shown.HAVE_CURRENT_DATA ? await reader(shown) : null
      if (isOver) return
      if (text && (text !== last.text || performance.now() > last.until)) found(text)
      if (text) last = { text, until: performance.now() + SAME_CODE_MS }
      timer = window.setTimeout(() => read(reader).catch(fail), BETWEEN_FRAMES_MS)
    }
    const fail = (error: unknown) => {
      if (!isOver) setProblem(problemOf(error))
    }
    const start = async () => {
      // Browsers have no cameras for pages that are not served over TLS.
      if (!('mediaDevices' in navigator)) throw new Error('no camera here')
      const [opened, reader] = await Promise.all([
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false }),
        openCodeReader(),
      ])
      stream = opened
      if (isOver || !shown) return stop()
      shown.srcObject = opened
      await shown.play()
      await read(reader)
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    start().catch(fail)
    return () => {
      isOver = true
      window.clearTimeout(timer)
      stop()
    }
  }, [])
  return (
    <div className={css.scanner}>
      {problem ? (
        <p role="alert">{problem}</p>
      ) : (
        <video
          ref={video}
          className={css.video}
          muted
          playsInline
          aria-label="Camera: hold the QR code of the voucher before it"
        />
      )}
      <Button variant="default" onClick={onClose}>
        Close the camera
      </Button>
    </div>
  )
}
