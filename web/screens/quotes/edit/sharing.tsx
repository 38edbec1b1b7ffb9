import { IconBrandWhatsapp, IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { usePageAction } from '../../../kit/form/use-page-action.ts'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { useMay, useSession } from '../../../session.ts'
import css from '../quotes.module.css'

/** The text of a message with the link. */
const messageOf = ({ recipient, title, link }: QuoteDetail, agency: string): string =>
  `Hello ${recipient.name}, here is your quote “${title}” from ${agency}: ${link}`

/** The address that opens WhatsApp with the message, to the number if there is one. */
const whatsApp = (quote: QuoteDetail, agency: string): string =>
  `https://wa.me/${quote.recipient.phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(messageOf(quote, agency))}`

/** The link, whether the customer opened it, and how to end the quote. */
export function Sharing({ quote }: { quote: QuoteDetail }) {
  const fetcher = usePageAction()
  const agency = useSession()?.agency?.name ?? ''
  const mayWrite = useMay('quotes:write')
  const { link, actions, bookedOutside, reminders, views, firstViewedAt, lastViewedAt, sentAt, expiresAt, version } = quote
  const isShared = link !== null && quote.status !== 'withdrawn'
  const rows = [
    ...(sentAt ? [{ label: `Version ${version} sent`, value: <DateText value={sentAt} withTime /> }] : []),
    ...(expiresAt ? [{ label: 'Valid until', value: <DateText value={expiresAt} withTime /> }] : []),
    ...(version > 0
      ? [{ label: 'First opened', value: firstViewedAt ? <DateText value={firstViewedAt} withTime /> : 'Not opened yet' }]
      : []),
    ...(lastViewedAt && views > 1
      ? [{ label: 'Last opened', value: <DateText value={lastViewedAt} withTime />, note: `${views} times in all` }]
      : []),
  ]
  const reminderRow = {
    label: 'Next reminder',
    value: reminders.nextAt ? <DateText value={reminders.nextAt} withTime /> : 'None',
  }
  return (
    <DetailSection
      title="Sharing"
      action={
        actions.includes('edit') && (
          <Link to="?edit=reminders" preventScrollReset>
            Reminders
          </Link>
        )
      }
      {...(version === 0 && { help: 'The customer gets a page of this quote by mail or link once you send it.' })}
    >
      <SummaryList rows={actions.includes('edit') ? [...rows, reminderRow] : rows} />
      {isShared && (
        <div className={css.shared}>
          <p className={css.link}>
            <a href={`${link}?as=member`} target="_blank" rel="noreferrer">
              {link}
            </a>
            <CopyButton value={link} what="link" />
          </p>
          <p className={css.row}>
            <a href={`${link}?as=member`} target="_blank" rel="noreferrer" className={css.out}>
              <IconExternalLink size={16} stroke={1.5} aria-hidden="true" /> See the customer’s page
            </a>
            <a href={whatsApp(quote, agency)} target="_blank" rel="noreferrer" className={css.out}>
              <IconBrandWhatsapp size={16} stroke={1.5} aria-hidden="true" /> Send by WhatsApp
            </a>
          </p>
        </div>
      )}
      <fetcher.Form method="post" className={css.row}>
        {actions.includes('withdraw') && (
          <Button component={Link} to="?edit=withdraw" preventScrollReset variant="default" size="xs">
            Withdraw
          </Button>
        )}
        {actions.includes('close') && (
          <Button component={Link} to="?edit=close" preventScrollReset variant="default" size="xs">
            Record as declined
          </Button>
        )}
        {actions.includes('book-outside') && (
          <Button component={Link} to="?edit=booked" preventScrollReset variant="default" size="xs">
            Record as booked
          </Button>
        )}
        {bookedOutside && mayWrite && (
          <ActionButton name="intent" value="not-booked-outside" variant="subtle" size="xs">
            Not booked after all
          </ActionButton>
        )}
        {actions.includes('reopen') && (
          <ActionButton name="intent" value="reopen" size="xs">
            Open again
          </ActionButton>
        )}
      </fetcher.Form>
    </DetailSection>
  )
}
