import { useDebouncedValue, useElementSize } from '@mantine/hooks'
import { useState } from 'react'
import { href } from 'react-router'
import { defaultRegional } from '#domain/defaults.ts'
import { cityOfZone } from '#domain/regional.ts'
import { Segments } from '../../../kit/form/segments.tsx'
import { useSession } from '../../../session.ts'
import { ShopMark } from '../../../site/shop/shop-mark.tsx'
import { themeCss } from '../../../site/theme/theme-css.ts'
import css from './preview.module.css'
import { type Brand, settingsOf } from './state.ts'

const SCOPE = '[data-brand-pane]'
/** The width of the page in pixels before it is scaled down, and milliseconds without a change until it is rendered again. */
const PAGE_WIDTH = 768
const PAUSE = 250

type Scheme = 'light' | 'dark'
const schemes: readonly { value: Scheme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Inert previews of the home page and of a mail's header in an unsaved brand. */
export function BrandPreview({ brand, name }: { brand: Brand; name: string }) {
  const zone = useSession()?.regional.zone ?? defaultRegional.zone
  const [scheme, setScheme] = useState<Scheme>('light')
  return (
    <section className={css.preview} aria-label="How it looks">
      <div className={css.top}>
        <h2 className={css.title}>Your storefront</h2>
        <Segments name="scheme" label="Scheme of the preview" value={scheme} options={schemes} onChange={setScheme} />
      </div>
      <StorefrontFrame address={`${href('/website/picture')}?${new URLSearchParams({ ...brand, scheme })}`} />
      <style>{themeCss(settingsOf(brand), SCOPE)}</style>
      <div className={css.mail} data-brand-pane data-scheme="light">
        <div className={css.mailHead} data-has-logo={brand.logoImage !== '' || undefined}>
          {brand.logoImage ? (
            <ShopMark name={name} logo={brand.logoImage} scheme="light" />
          ) : (
            <span className={css.mailName}>{name}</span>
          )}
        </div>
        <p className={css.mailText}>Your e-ticket {cityOfZone(zone)} to London</p>
        <p className={css.scheme}>Mails and documents</p>
      </div>
    </section>
  )
}

/** The draft's home page as the storefront renders it. The previous frame stays until the next one has loaded. */
function StorefrontFrame({ address }: { address: string }) {
  const { ref, width } = useElementSize()
  const [wanted] = useDebouncedValue(address, PAUSE)
  const [shown, setShown] = useState(wanted)
  return (
    <div ref={ref} className={css.shop} aria-busy={wanted !== shown || undefined}>
      {[...new Set([shown, wanted])].map((src) => (
        <iframe
          key={src}
          src={src}
          title="The home page of your storefront in this brand"
          className={css.frame}
          style={{ width: PAGE_WIDTH, transform: `scale(${(width || PAGE_WIDTH / 2) / PAGE_WIDTH})` }}
          data-waiting={src !== shown || undefined}
          aria-hidden={src !== shown || undefined}
          tabIndex={-1}
          inert
          onLoad={() => setShown(src)}
        />
      ))}
    </div>
  )
}
