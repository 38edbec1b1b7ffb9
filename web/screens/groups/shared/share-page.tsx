import type { SharedShare } from '#contract/groups/group-shapes.ts'
import { clockAt } from '#domain/deadline.ts'
import { groupRuleWords } from '#domain/groups/group.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { useNumbers } from '../../../kit/numbers.ts'
// oxlint-disable-next-line import/default -- Vite bundles the script separately and exports its address
import shopScript from '../../../site/client/shop-script.ts?worker&url'
import { LazyScript } from '../../../site/lazy-script.tsx'
import { ShopMark } from '../../../site/shop/shop-mark.tsx'
import { SiteGround } from '../../../site/theme/ground.tsx'
import { SiteStyle } from '../../../site/theme/site-style.tsx'
import { PlainToasts } from '../../../site/toasts.tsx'
import { AwaitedPayment } from '../../quotes/shared/awaited-payment.tsx'
import css from '../../quotes/shared/shared.module.css'
import { WaysToPay } from '../../quotes/shared/ways-to-pay.tsx'

interface Props {
  share: SharedShare
  settings: SiteSettings
  token: string
  failed: { says: string; email: string } | null
}

const notices: Partial<Record<SharedShare['state'], string>> = {
  paid: 'Thank you, your share is paid. We write to you once everybody has paid and the booking is confirmed.',
  booked: 'Everybody has paid, and the booking is confirmed.',
  dropped: 'Not everybody has paid. We make the booking anew for those who have, and write to you with the price of today.',
  ended: 'This share is no longer asked. What you paid goes back to you.',
}

/** A share as its payer sees it: their own part and nothing of the others. */
export function SharePage({ share, settings, token, failed }: Props) {
  const numbers = useNumbers()
  const { agency, next, awaited, rule, amount } = share
  const here = `/share/${token}`
  const says = groupRuleWords[rule].says
  return (
    <>
      <SiteStyle settings={settings} hasScript />
      <SiteGround settings={settings}>
        <header className={css.header}>
          <ShopMark name={agency.name} logo={settings.logoImage} />
        </header>
        <main id="content" className={css.main}>
          <p className={css.quiet}>
            {share.organiser} travels with you and shares the cost. This page is for {share.name} only.
          </p>
          <h1>{share.title}</h1>
          {notices[share.state] && (
            <p className={css.notice} role="status">
              {notices[share.state]}
            </p>
          )}
          <section className={css.answer} aria-label="Your share">
            <h2>{share.kind === 'missing' ? 'What is missing' : 'Your share'}</h2>
            {share.people.length > 0 && <p>For {share.people.join(', ')}</p>}
            {share.rooms.map(({ name, type }) => (
              <p key={name}>Room {[name, type].filter(Boolean).join(', ')}</p>
            ))}
            <p className={css.total}>
              <span>To pay until {clockAt(new Date(share.until), agency.zone)}</span>
              <strong>{numbers.money(amount)}</strong>
            </p>
            <p className={css.quiet}>{says}</p>
          </section>
          {(next || awaited) && (
            <section className={css.answer} id="pay" aria-label="Payment">
              <h2>Payment</h2>
              {failed && (
                <p className={css.failed} role="alert">
                  {failed.says}
                </p>
              )}
              {awaited && <AwaitedPayment awaited={awaited} zone={agency.zone} action={here} />}
              {next && (
                <WaysToPay
                  action={here}
                  next={{ part: share.kind, amount, ...next }}
                  email={failed?.email ?? ''}
                  hasOther={awaited !== null}
                >
                  <label className={css.tick}>
                    <input type="checkbox" name="agrees" required defaultChecked={share.agreedAt !== null} /> I agree to the rule
                    for shares that are not paid. The time is recorded.
                  </label>
                </WaysToPay>
              )}
            </section>
          )}
        </main>
        <footer className={css.footer}>
          {[agency.name, agency.phone, agency.email, agency.address].filter(Boolean).join(' · ')}
        </footer>
        <PlainToasts />
        <LazyScript src={shopScript} />
      </SiteGround>
    </>
  )
}
