import type { ReactNode } from 'react'
import type { SharedQuote } from '#contract/quotes/quote-shapes.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { LazyScript } from '../../../site/lazy-script.tsx'
import { ShopMark } from '../../../site/shop/shop-mark.tsx'
import { SiteGround } from '../../../site/theme/ground.tsx'
import { SiteStyle } from '../../../site/theme/site-style.tsx'
import { PlainToasts } from '../../../site/toasts.tsx'
// oxlint-disable-next-line import/default -- Vite bundles the script separately and exports its address
import shopScript from '../../../site/client/shop-script.ts?worker&url'
import css from './shared.module.css'

interface Props {
  agency: SharedQuote['agency']
  settings: SiteSettings
  /** The address of the PDF. */
  pdf: string
  children: ReactNode
}

/** A page that a link opens, in the look of the agency’s website: logo, PDF and contact. */
export const SharedFrame = ({ agency, settings, pdf, children }: Props) => (
  <>
    <SiteStyle settings={settings} hasScript />
    <SiteGround settings={settings}>
      <header className={css.header}>
        <ShopMark name={agency.name} logo={settings.logoImage} />
        <a href={pdf} className={css.button}>
          PDF
        </a>
      </header>
      <main id="content" className={css.main}>
        {children}
      </main>
      <footer className={css.footer}>
        {[agency.name, agency.phone, agency.email, agency.address].filter(Boolean).join(' · ')}
      </footer>
      <PlainToasts />
      <LazyScript src={shopScript} />
    </SiteGround>
  </>
)
