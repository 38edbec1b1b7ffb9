import type { SharedQuote } from '#contract/quotes/quote-shapes.ts'
import { clockAt } from '#domain/deadline.ts'
import { isOpenQuote } from '#domain/quotes/quote-status.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { LazyScript } from '../../../site/lazy-script.tsx'
// oxlint-disable-next-line import/default -- Vite bundles the script separately and exports its address
import script from '../client/quote-script.ts?worker&url'
import { Answer, type Failed } from './answer.tsx'
import { BookShared } from './book-shared.tsx'
import type { Chosen } from './chosen.ts'
import { ItineraryDays } from './itinerary-days.tsx'
import { Parties } from './parties.tsx'
import { PayShared } from './pay-shared.tsx'
import { SharedComments } from './shared-comments.tsx'
import { SharedFrame } from './shared-frame.tsx'
import { SharedOption } from './shared-option.tsx'
import css from './shared.module.css'

interface Props {
  quote: SharedQuote
  settings: SiteSettings
  token: string
  chosen: Chosen
  /** A member reads it, which does not count as an opening. */
  isMember: boolean
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
export function SharedPage({ quote, settings, token, chosen, isMember, done, failed }: Props) {
  const numbers = useNumbers()
  const { agency, accepted, status, options, isOpen } = quote
  const isPast = isOpenQuote(status) && !isOpen
  const { itinerary } = quote
  const member = isMember ? 'as=member' : ''
  const addressOf = (partyId: string | null) =>
    `/quote/${token}?${[member, partyId && new URLSearchParams({ for: partyId }).toString()].filter(Boolean).join('&')}`
  const pdf = `/api/shop/quotes/${token}/pdf${itinerary ? `?${new URLSearchParams({ for: itinerary.party.id })}` : ''}`
  const notice = (done && thanks[done]) ?? (isPast ? ended.expired : ended[status])
  return (
    <SharedFrame agency={agency} settings={settings} pdf={pdf}>
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
      <Parties quote={quote} addressOf={addressOf} />
      {itinerary ? (
        <>
          <ItineraryDays options={itinerary.options} />
          {isOpen && (
            <p>
              <a href={`${addressOf(null)}#answer`}>Answer the whole quote</a>: it is accepted for everyone.
            </p>
          )}
        </>
      ) : (
        <>
          <PayShared quote={quote} token={token} failed={failed} />
          <BookShared quote={quote} token={token} failed={failed} />
          {quote.intro && <p className={css.words}>{quote.intro}</p>}
          {quote.parties.length === 0 && quote.travellers.length > 0 && <p>Travellers: {quote.travellers.join(', ')}</p>}
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
          <LazyScript src={script} />
        </>
      )}
    </SharedFrame>
  )
}
