import { IconBrandWhatsapp, IconExternalLink, IconFileTypePdf, IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { useSession } from '../../../session.ts'
import css from '../quotes.module.css'

type Party = QuoteDetail['parties'][number]

/** Who travels. Once the quote is sent, each has a private page with their own itinerary, to copy or to pass on. */
export function Travellers({ quote, mayEdit }: { quote: QuoteDetail; mayEdit: boolean }) {
  const { travellers, showsShares } = quote.cover
  const isShared = quote.parties.length > 0 && quote.status !== 'withdrawn'
  const prices = showsShares ? 'With their share of the prices.' : 'Without prices.'
  return (
    <DetailSection
      title="Travellers"
      action={
        mayEdit && (
          <Link
            to="?edit=travellers"
            preventScrollReset
            aria-label={travellers.length > 0 ? 'Change the travellers' : 'Add travellers'}
          >
            {travellers.length > 0 ? 'Change' : 'Add'}
          </Link>
        )
      }
    >
      <p className={css.quiet}>{helpOf(travellers.length, isShared, prices)}</p>
      {isShared ? (
        <ul className={css.parties}>
          {quote.parties.map((party) => (
            <PartyRow key={party.id} quote={quote} party={party} />
          ))}
        </ul>
      ) : (
        <ul className={css.parties}>
          {travellers.map(({ id, name, group }) => (
            <li key={id}>
              {name}
              {group && <span className={css.quiet}> · {group}</span>}
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  )
}

function helpOf(count: number, isShared: boolean, prices: string): string {
  if (isShared) return `A private page for each, with nothing of the others. ${prices}`
  if (count > 1) return `Each gets a page of their own once the quote is sent. ${prices}`
  return 'Name two or more, to choose for whom each item is and to give each an itinerary of their own.'
}

function PartyRow({ quote, party }: { quote: QuoteDetail; party: Party }) {
  const agency = useSession()?.agency?.name ?? ''
  const message = `Hello ${party.name}, here is your itinerary of “${quote.title}” from ${agency}: ${party.link}`
  const mail = new URLSearchParams({ subject: quote.title, body: message }).toString().replaceAll('+', '%20')
  const pdf = `/api/quotes/${quote.id}/pdf?${new URLSearchParams({ for: party.id })}`
  return (
    <li className={css.party}>
      <span className={css.name}>
        {party.name}
        {party.isGroup && <span className={css.quiet}> · group</span>}
      </span>
      <span className={css.tools}>
        <CopyButton value={party.link} what={`link of ${party.name}`} />
        <Tool to={party.link} label={`See the page of ${party.name}`}>
          <IconExternalLink size={16} stroke={1.5} aria-hidden="true" />
        </Tool>
        <Tool to={`https://wa.me/?text=${encodeURIComponent(message)}`} label={`Send to ${party.name} by WhatsApp`}>
          <IconBrandWhatsapp size={16} stroke={1.5} aria-hidden="true" />
        </Tool>
        <Tool to={`mailto:?${mail}`} label={`Mail to ${party.name}`}>
          <IconMail size={16} stroke={1.5} aria-hidden="true" />
        </Tool>
        <Tool to={pdf} label={`PDF of ${party.name}`}>
          <IconFileTypePdf size={16} stroke={1.5} aria-hidden="true" />
        </Tool>
      </span>
    </li>
  )
}

const Tool = ({ to, label, children }: { to: string; label: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noreferrer" className={css.tool} aria-label={label} title={label}>
    {children}
  </a>
)
