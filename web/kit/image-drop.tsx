import { IconPhotoPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Numbers } from '#domain/numbers.ts'
import css from './image-drop.module.css'
import { useNumbers } from './numbers.ts'

const LARGEST = 10_000_000
const accepted = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml'

type Props = {
  /** The instruction inside the field: "Drop your logo here". */
  title: string
  /** One sentence on which pictures suit best. */
  hint: string
  /** A picture of an accepted type and size. */
  onPicture: (file: File) => void
  /** Why the last one was refused by the parent. */
  problem?: string | null
  isBusy?: boolean
}

/** What prevents sending a file; null when nothing does. The server checks the content again. */
export function problemOf({ size, type }: { size: number; type: string }, numbers: Numbers): string | null {
  if (!accepted.split(',').includes(type))
    return 'This is no picture that can be used. Take a PNG, JPEG, WebP, AVIF, GIF or SVG file.'
  if (size > LARGEST)
    return `This file has ${numbers.fixed(size / 1_000_000, 1)} MB. A picture has at most 10 MB; make it smaller and try again.`
  return size === 0 ? 'This file is empty.' : null
}

/** Accepts a picture that is dropped, pasted anywhere on the page, or chosen. */
export function ImageDrop({ title, hint, onPicture, problem, isBusy = false }: Props) {
  const numbers = useNumbers()
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const take = (file: File | undefined | null) => {
    if (!file) return
    const stops = problemOf(file, numbers)
    setRefused(stops)
    if (!stops) onPicture(file)
  }
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!file) return
      event.preventDefault()
      latest.current(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  const says = refused ?? problem
  return (
    <div>
      <div className={css.field} data-over={isOver || undefined} data-busy={isBusy || undefined}>
        <IconPhotoPlus size={20} stroke={1.5} aria-hidden="true" />
        <span className={css.words}>
          <span className={css.title}>{isBusy ? 'Preparing every size…' : title}</span>
          <span className={css.hint}>{hint}</span>
        </span>
        <span className={css.button} aria-hidden="true">
          Choose a file
        </span>
        {/* The input fills the field, so that a drop on the field is a drop on the input. */}
        <input
          type="file"
          accept={accepted}
          className={css.input}
          aria-label={title}
          disabled={isBusy}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            take(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
      </div>
      <p className={css.problem} role="alert">
        {says}
      </p>
    </div>
  )
}
