import type { TourOrder } from '#contract/products/tour.ts'
import type { TourDetails, VoucherCode } from '#domain/tours/order-details.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { lazyChunk } from '../../kit/lazy-chunk.tsx'
import css from '../../order/voucher/voucher.module.css'

const QrCode = lazyChunk(
  () => import('../../order/voucher/qr-code.tsx').then((chunk) => chunk.QrCode),
  <div className={css.wait} role="status" aria-label="The code is on its way" />,
)

const how: Record<TourDetails['redemption'], string> = {
  digital: 'Show it on a phone or on paper at the entrance.',
  print: 'The operator takes printed vouchers only: print the PDF.',
  manifest: 'The names are on the operator’s list: a passport or identity card is enough.',
}

interface Voucher {
  key: string
  who: string
  reference: string | null
  codes: VoucherCode[]
}

/** One voucher for everybody, or one for each participant. */
function vouchersOf({ vouchers: { group, tickets }, participants, offer }: TourOrder): Voucher[] {
  const nameOf = (index: number) => {
    const person = participants.find((one) => one.index === index)
    const unit = offer.units.find(({ unitId }) => unitId === offer.people[index]?.unitId)
    return person ? `${person.givenName} ${person.familyName}` : (unit?.title ?? `Participant ${index + 1}`)
  }
  const own = tickets.map(({ index, ...ticket }): Voucher => ({ key: String(index), who: nameOf(index), ...ticket }))
  return group ? [{ key: 'group', who: 'Everybody', ...group }, ...own] : own
}

/** What is shown at the entrance; null until the operator has confirmed. */
export function Vouchers({ order }: { order: TourOrder }) {
  const vouchers = vouchersOf(order)
  if (vouchers.length === 0) return null
  return (
    <DetailSection title={vouchers.length === 1 ? 'Voucher' : 'Vouchers'}>
      <p className={css.how}>{how[order.vouchers.redemption]}</p>
      <ul className={css.vouchers}>
        {vouchers.map((voucher) => (
          <li key={voucher.key} className={css.voucher}>
            {voucher.codes
              .filter(({ format }) => !documents.includes(format))
              .map((code) => (
                <Code key={code.value} code={code} who={voucher.who} />
              ))}
            <p className={css.who}>{voucher.who}</p>
            {voucher.reference && <p className={css.reference}>{voucher.reference}</p>}
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

/** The formats that are documents of the supplier: the PDF of the order has what they say, under the agency's name. */
const documents: readonly VoucherCode['format'][] = ['pdf', 'pass']

/** A code to scan; one that is no QR code is written out, and drawn on the PDF. */
function Code({ code: { format, value }, who }: { code: VoucherCode; who: string }) {
  return format === 'qr' ? <QrCode value={value} label={`Code of ${who}`} /> : <p className={css.reference}>{value}</p>
}
