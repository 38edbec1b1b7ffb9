import { IconArrowLeft, IconArrowRight, IconCrop, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { type DocumentValue, rowsOf, textOf } from '../../kit/document-form/document-field.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import { ImageDrop } from '../../kit/image-drop.tsx'
import { lazyChunk } from '../../kit/lazy-chunk.tsx'
import type { StepOutcome } from './act-on-step.ts'
import css from './photo-fields.module.css'

const ImageCrop = lazyChunk(() => import('../../kit/image-crop.tsx').then((module) => module.ImageCrop))

const shapes = [
  { label: 'Wide', aspect: 3 / 2 },
  { label: 'Square', aspect: 1 },
  { label: 'Whole', aspect: null },
]
const MOST = 30

interface Props {
  section: DocumentValue
  errors: Readonly<Record<string, string>>
  onChange: (section: DocumentValue) => void
}

/** What is cut: a new file, or the photo at a place. */
type Cutting = { src: string; at: number | null }

/** Photos: uploaded, cut, put in order and described. */
export function PhotoFields({ section, errors, onChange }: Props) {
  const photos = rowsOf(section.photos)
  const [cutting, setCutting] = useState<Cutting | null>(null)
  const set = (next: DocumentValue[]) => onChange({ photos: next })
  const { send, isBusy, problem } = useUpload((photo, at) => {
    if (at === null) set([...photos, photo])
    else set(photos.map((one, place) => (place === at ? { ...photo, alt: textOf(one.alt) } : one)))
  })
  const close = () => {
    if (cutting?.src.startsWith('blob:')) URL.revokeObjectURL(cutting.src)
    setCutting(null)
  }
  const move = (at: number, by: number) => {
    const [moved] = photos.slice(at, at + 1)
    const rest = photos.filter((_, place) => place !== at)
    if (moved) set([...rest.slice(0, at + by), moved, ...rest.slice(at + by)])
  }
  return (
    <div className={css.photos}>
      {photos.length < MOST && (
        <ImageDrop
          title="Drop a photo here, paste it, or choose a file"
          hint="Wide photos of 1,600 px or more suit best. At most 10 MB."
          isBusy={isBusy}
          problem={problem ?? errors.photos ?? null}
          onPicture={(file) => setCutting({ src: URL.createObjectURL(file), at: null })}
        />
      )}
      <ol className={css.list}>
        {photos.map((photo, at) => {
          const src = textOf(photo.src)
          const name = textOf(photo.alt) || `Photo ${at + 1}`
          return (
            <li key={src} className={css.photo}>
              <img src={`${src}/640.webp`} alt={textOf(photo.alt)} className={css.picture} loading="lazy" />
              {at === 0 && <span className={css.cover}>Cover</span>}
              <TextInput
                id={`field-photos.${at}`}
                label={`Description of photo ${at + 1}`}
                error={errors[`photos.${at}`] ?? errors[`photos.${at}.alt`]}
                maxLength={200}
                value={textOf(photo.alt)}
                onChange={({ currentTarget }) =>
                  set(photos.map((one, place) => (place === at ? { ...one, alt: currentTarget.value } : one)))
                }
              />
              <div className={css.tools}>
                {at > 0 && (
                  <button type="button" className={css.tool} aria-label={`Move earlier: ${name}`} onClick={() => move(at, -1)}>
                    <IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />
                  </button>
                )}
                {at < photos.length - 1 && (
                  <button type="button" className={css.tool} aria-label={`Move later: ${name}`} onClick={() => move(at, 1)}>
                    <IconArrowRight size={18} stroke={1.5} aria-hidden="true" />
                  </button>
                )}
                <button
                  type="button"
                  className={css.tool}
                  aria-label={`Crop: ${name}`}
                  onPointerEnter={ImageCrop.ready}
                  onClick={() => setCutting({ src: `${src}/1920.webp`, at })}
                >
                  <IconCrop size={18} stroke={1.5} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className={css.tool}
                  aria-label={`Remove: ${name}`}
                  onClick={() => set(photos.filter((_, place) => place !== at))}
                >
                  <IconTrash size={18} stroke={1.5} aria-hidden="true" />
                </button>
              </div>
            </li>
          )
        })}
      </ol>
      {cutting && (
        <ImageCrop
          title="Crop the photo"
          src={cutting.src}
          shapes={shapes}
          onClose={close}
          onCut={(png) => {
            send(new File([png], 'photo.png', { type: 'image/png' }), cutting.at)
            close()
          }}
        />
      )}
    </div>
  )
}

function useUpload(onDone: (photo: DocumentValue, at: number | null) => void) {
  const fetcher = useFetcher<StepOutcome>()
  const place = useRef<number | null>(null)
  const taken = useRef<StepOutcome>(undefined)
  const { data, state } = fetcher
  useEffect(() => {
    if (!data || data === taken.current || !('uploaded' in data)) return
    taken.current = data
    const { id, src, alt } = data.uploaded
    onDone({ imageId: id, src, alt }, place.current)
  }, [data, onDone])
  return {
    isBusy: state !== 'idle',
    problem: data && 'failure' in data ? (data.failure.fields.file ?? data.failure.body) : null,
    send(file: File, at: number | null) {
      place.current = at
      const form = new FormData()
      form.set('file', file)
      form.set('alt', '')
      void fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' })
    },
  }
}
