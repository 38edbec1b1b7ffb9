import '../styles/forms.css'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { useSession } from '../session.ts'
import { ShopMark } from '../site/shop-mark.tsx'
import { CurrencyPicker } from './currency-picker.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import type { ShopFrameData } from './shop-data.ts'
import css from './shop-frame.module.css'

/** The frame of a storefront's screens: the agency's brand and colours, the visitor's trips, and nothing of the portal. */
export function ShopFrame({ frame, children }: { frame: ShopFrameData; children: ReactNode }) {
  const { agency, logo, pages, year } = frame
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={frame.font} />
      <link rel="icon" {...frame.icon} />
      <style>{frame.css}</style>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <div className={css.frame}>
        <header className={css.head} data-no-print>
          <div className={css.row}>
            <a href="/" className={css.brand}>
              <ShopMark name={agency.name} logo={logo} />
            </a>
            <div className={css.tools}>
              <CurrencyPicker />
              <Account />
            </div>
          </div>
        </header>
        <main id="content" className={css.content} tabIndex={-1}>
          <NavigationProgress />
          {children}
        </main>
        <footer className={css.foot} data-no-print>
          <div className={css.row}>
            <p>
              © {year} {agency.name}
              {agency.phone && (
                <>
                  {' · '}
                  <a href={`tel:${agency.phone}`}>{agency.phone}</a>
                </>
              )}
              {agency.email && (
                <>
                  {' · '}
                  <a href={`mailto:${agency.email}`}>{agency.email}</a>
                </>
              )}
            </p>
            <nav aria-label="Pages" className={css.pages}>
              {pages.map(({ title, to }) => (
                <a key={to} href={to}>
                  {title}
                </a>
              ))}
              <Link to="/trips/help">Get help</Link>
            </nav>
          </div>
        </footer>
      </div>
    </>
  )
}

/** The way to a visitor's bookings; a guest needs no account for any of it. */
function Account() {
  const customer = useSession()?.customer
  return (
    <>
      <Link to="/trips" className={css.link}>
        My trips
      </Link>
      {customer ? (
        <Form method="post" action="/sign-out" className={css.signIn}>
          <button type="submit" className={css.link} title={customer.email}>
            Sign out
          </button>
        </Form>
      ) : (
        <Link to="/sign-in" className={`${css.link} ${css.signIn}`}>
          Sign in
        </Link>
      )}
    </>
  )
}
