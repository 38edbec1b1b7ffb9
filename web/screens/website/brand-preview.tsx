import { ShopMark } from '../../site/shop-mark.tsx'
import { themeCss } from '../../site/theme-css.ts'
import css from './brand-preview.module.css'
import { type Brand, settingsOf } from './brand-state.ts'

const SCOPE = '[data-brand-pane]'

/** The head of the storefront and of a mail in a brand, on light and on dark. It shows; it does not act. */
export function BrandPreview({ brand, name }: { brand: Brand; name: string }) {
  return (
    <section className={css.preview} aria-label="How it looks">
      <style>{themeCss(settingsOf(brand), SCOPE)}</style>
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className={css.shop} data-brand-pane data-scheme={scheme}>
          <div className={css.head}>
            <ShopMark name={name} logo={brand.logoImage} scheme={scheme} />
            <span className={css.links} aria-hidden="true">
              Deals · About
            </span>
          </div>
          <div className={css.words}>
            <p className={css.title}>Where to next?</p>
            <p className={css.text}>
              Flights, hotels and tours, booked in minutes. <span className={css.link}>See our deals</span>
            </p>
            <span className={css.button}>Search flights</span>
          </div>
          <div className={css.band}>Lagos to London from NGN 684,200.00</div>
          <p className={css.scheme}>Storefront, {scheme}</p>
        </div>
      ))}
      <div className={css.mail} data-brand-pane data-scheme="light">
        <div className={css.mailHead} data-has-logo={brand.logoImage !== '' || undefined}>
          {brand.logoImage ? (
            <ShopMark name={name} logo={brand.logoImage} scheme="light" />
          ) : (
            <span className={css.mailName}>{name}</span>
          )}
        </div>
        <p className={css.mailText}>Your e-ticket Lagos to London</p>
        <p className={css.scheme}>Mails and documents</p>
      </div>
    </section>
  )
}
