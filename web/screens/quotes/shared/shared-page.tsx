import type { SharedQuote } from '#contract/quotes/quote-shapes.ts'
import { clockAt } from '#domain/deadline.ts'
import { isOpenQuote } from '#domain/quotes/quote-status.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { LazyScript } from '../../../site/lazy-script.tsx'
import { ShopMark } from '../../../site/shop/shop-mark.tsx'
import { SiteGround } from '../../../site/theme/ground.tsx'
import { SiteStyle } from '../../../site/theme/site-style.tsx'
import { PlainToasts } from '../../../site/toasts.tsx'
// oxlint-disable-next-line import/default -- Vite bundles the script separately and exports its address
import shopScript from '../../../site/client/shop-script.ts?worker&url'
// oxlint-disable-next-line import/default -- Vite bundles the script separately and exports its address
import script from '../client/quote-script.ts?worker&url'
import { Answer, type Failed } from './answer.tsx'
import { BookShared } from './book-shared.tsx'
import type { Chosen } from './chosen.ts'
import { PayShared } from './pay-shared.tsx'
import { SharedComments } from './shared-comments.tsx'
import { SharedOption } from './shared-option.tsx'
import css from './shared.module.css'

interface Props {
  quote: SharedQuote
  settings: SiteSettings
  token: string
  chosen: Chosen
  /** What the customer has just done. */
  done: string | null
  failed: Failed | null
}

const thanks: Partial<Record<string, string>> = {
  accepted: 'Thank you. Your acceptance is with us.',
  declined: 'Thank you for your answer.',
  paid: 'Thank you. Your payment has arrived.',
  awaited: 'Your payment has not arrived yet. We book it as soon as it does.',
  asked: 'Your question is with us. The answer appears here.',
}

const ended: Partial<Record<SharedQuote['status'], string>> = {
  draft: 'We are working on a new version of this quote. You will get a message.',
  declined: 'You declined this quote. Ask us if you would like another one.',
  expired: 'This quote has expired. Ask us for today’s prices.',
}

/** A quote as its customer sees it, in the look of the agency’s website. */
export function SharedPage({ quote, settings, token, chosen, done, failed }: Props) {
  const numbers = useNumbers()
  const { agency, accepted, status, options, isOpen } = quote
  const isPast = isOpenQuote(status) && !isOpen
  const notice = (done && thanks[done]) ?? (isPast ? ended.expired : ended[status])
  return (
    <>
      <SiteStyle settings={settings} hasScript />
      <SiteGround settings={settings}>
        <header className={css.header}>
          <ShopMark name={agency.name} logo={settings.logoImage} />
          <a href={`/api/shop/quotes/${token}/pdf`} className={css.button}>
            PDF
          </a>
        </header>
        <main id="content" className={css.main}>
          <p className={css.quiet}>
            Quote {quote.number}, version {quote.version}, for {quote.customer}
          </p>
          <h1>{quote.title}</h1>
          {notice && (
            <p className={css.notice} role="status">
              {notice}
            </p>
          )}
          {accepted && (
            <p className={css.notice}>
              Accepted by {accepted.name} on {clockAt(new Date(accepted.at), agency.zone)}: {numbers.money(accepted.total)}.
            </p>
          )}
          <PayShared quote={quote} token={token} failed={failed} />
          <BookShared quote={quote} token={token} failed={failed} />
          {quote.intro && <p className={css.words}>{quote.intro}</p>}
          {quote.travellers.length > 0 && <p>Travellers: {quote.travellers.join(', ')}</p>}
          {isOpen && <p>Valid until {clockAt(new Date(quote.expiresAt), agency.zone)}, while places last.</p>}
          {quote.changes.length > 0 && isOpen && (
            <section className={css.changes} aria-label="New in this version">
              <h2>New in this version</h2>
              <ul>
                {quote.changes.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
          <form method="post" action={`/quote/${token}#answer`} className={css.choice} data-quote={quote.currency}>
            <input type="hidden" name="version" value={quote.version} />
            <div className={css.options}>
              {options.map((option) => (
                <SharedOption
                  key={option.id}
                  option={option}
                  isAlone={options.length === 1}
                  isOpen={isOpen}
                  chosen={chosen}
                  isAccepted={accepted?.optionId === option.id}
                />
              ))}
            </div>
            {quote.terms && (
              <section>
                <h2>Conditions</h2>
                <p className={css.words}>{quote.terms}</p>
              </section>
            )}
            {isOpen && <Answer quote={quote} token={token} chosen={chosen} failed={failed} />}
          </form>
          <SharedComments quote={quote} token={token} failed={failed} isOpen={isOpen} />
        </main>
        <footer className={css.footer}>
          {[agency.name, agency.phone, agency.email, agency.address].filter(Boolean).join(' · ')}
        </footer>
        <PlainToasts />
        <LazyScript src={shopScript} />
        <LazyScript src={script} />
      </SiteGround>
    </>
  )
}
