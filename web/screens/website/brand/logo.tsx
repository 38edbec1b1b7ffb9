import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Image } from '#contract/images.ts'
import { Button } from '../../../kit/form/button.tsx'
import { ImageDrop } from '../../../kit/image-drop.tsx'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { logoOn } from '../../../site/shop/logo-picture.ts'
import { shopIcon } from '../../../site/shop/shop-icon.ts'
import type { BrandOutcome } from './action.ts'
import css from './logo.module.css'
import { type Brand, type BrandColours, settingsOf } from './state.ts'

const ImageCrop = lazyChunk(() => import('../../../kit/image-crop.tsx').then((module) => module.ImageCrop))

const logoShapes = [
  { label: 'Whole', aspect: null },
  { label: 'Wide', aspect: 3 },
  { label: 'Square', aspect: 1 },
]
const iconShapes = [{ label: 'Square', aspect: 1 }]

const MOST_ICON_RATIO = 1.5

type Part = 'logo' | 'icon'

type Props = {
  /** Only with complete colours. */
  brand: Brand
  /** The agency's name, as the alternative text. */
  name: string
  onChange: (change: Partial<Brand>) => void
  onProposals: (proposals: BrandColours[]) => void
}

/** The logo, cropped from a picture that is dropped, pasted or chosen, and the icon made from it. */
export function BrandLogo({ brand, name, onChange, onProposals }: Props) {
  const [cutting, setCutting] = useState<{ src: string; part: Part } | null>(null)
  const { send, isBusy, problem } = useUpload({
    alt: `Logo of ${name}`,
    onDone(image, proposals, part) {
      if (part === 'icon') return onChange({ favicon: image.src })
      // A wide logo is a line in sixteen pixels: the agency's initial on its colour reads better until a crop is chosen.
      onChange({ logoImage: image.src, favicon: image.width <= image.height * MOST_ICON_RATIO ? image.src : '' })
      onProposals(proposals)
    },
  })
  const [unreadable, setUnreadable] = useState<string | null>(null)
  /** The browser must be able to decode the file as a picture; otherwise it cannot be cropped. */
  async function startCut(file: File) {
    try {
      const bitmap = await createImageBitmap(file)
      bitmap.close()
      setCutting({ src: URL.createObjectURL(file), part: 'logo' })
    } catch {
      setUnreadable(`${file.name} is not a picture that can be read. Use JPEG, PNG, WebP, AVIF, GIF or SVG.`)
    }
  }
  const icon = settingsOf(brand)
  const close = () => {
    if (cutting?.src.startsWith('blob:')) URL.revokeObjectURL(cutting.src)
    setCutting(null)
  }
  return (
    <>
      <ImageDrop
        title="Drop your logo here, paste it, or choose a file"
        hint="SVG is best; else a PNG of 600 px or more. At most 10 MB."
        isBusy={isBusy}
        problem={unreadable ?? problem}
        onPicture={(file) => {
          setUnreadable(null)
          // A vector image needs no crop.
          if (file.type === 'image/svg+xml') send(file, 'logo')
          else void startCut(file)
        }}
      />
      {brand.logoImage && (
        <div className={css.now}>
          {(['light', 'dark'] as const).map((scheme) => (
            <figure key={scheme} className={css.pane} data-scheme={scheme}>
              <img src={logoOn(scheme, brand.logoImage)} alt={`Logo of ${name} on a ${scheme} page`} />
            </figure>
          ))}
          <figure className={css.tab}>
            <span className={css.tabFrame}>
              <img src={shopIcon({ settings: icon, name }).href} alt="" width={16} height={16} />
              <span className={css.tabName}>{name}</span>
            </span>
            <figcaption>In the browser’s tab</figcaption>
          </figure>
          <div className={css.actions}>
            {brand.logoImage.startsWith('/media/') && (
              <Button
                variant="default"
                onClick={() => setCutting({ src: `${brand.logoImage}/1920.webp`, part: 'icon' })}
                disabled={isBusy}
              >
                Choose the part for the icon
              </Button>
            )}
            <Button variant="subtle" color="gray" onClick={() => onChange({ logoImage: '', favicon: '' })} disabled={isBusy}>
              Remove the logo
            </Button>
          </div>
        </div>
      )}
      {cutting && (
        <ImageCrop
          title={cutting.part === 'logo' ? 'Cut your logo' : 'The part for the icon'}
          src={cutting.src}
          shapes={cutting.part === 'logo' ? logoShapes : iconShapes}
          onClose={close}
          onCut={(png) => {
            send(new File([png], `${cutting.part}.png`, { type: 'image/png' }), cutting.part)
            close()
          }}
        />
      )}
    </>
  )
}

function useUpload(options: { alt: string; onDone: (image: Image, proposals: BrandColours[], part: string) => void }) {
  const fetcher = useFetcher<BrandOutcome>()
  const { data, state } = fetcher
  const taken = useRef<BrandOutcome | null>(null)
  useEffect(() => {
    if (!data || data === taken.current || !('uploaded' in data)) return
    taken.current = data
    options.onDone(data.uploaded, data.proposals, data.part)
  }, [data, options])
  return {
    isBusy: state !== 'idle',
    problem: data && 'failure' in data ? (data.failure.fields.file ?? data.failure.body) : null,
    send(file: File, part: Part) {
      const form = new FormData()
      form.set('file', file)
      form.set('alt', options.alt)
      form.set('part', part)
      void fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' })
    },
  }
}
