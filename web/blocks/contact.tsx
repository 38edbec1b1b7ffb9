import { openingHours } from '#domain/agency/opening-hours.ts'
import { formatDate } from '#domain/dates.ts'
import type { ShopFacts } from '../site/shop/shop-facts.ts'
import { telephone } from '../site/telephone.ts'
import { Action } from './action.tsx'
import type { BlockProps } from './block-props.ts'
import css from './contact.module.css'
import { Prose } from './prose.tsx'
import { Section } from './section.tsx'

/** Phone, e-mail, address and opening hours of the agency: what its settings say, else what the block says. */
export function Contact({ block, facts, isFirst }: BlockProps<'contact'>) {
  const { other } = block.content
  const { categories, hours, holidays, socials } = partsOf(block, facts)
  const { address } = facts.agency
  if (categories.length + hours.length + holidays.length + socials.length === 0 && !other && !address) return null
  const PartHeading = isFirst ? 'h2' : 'h3'
  return (
    <Section block={block} isFirst={isFirst}>
      <div className={css[block.layout]}>
        {categories.map(({ name, email, phone }) => (
          <div key={`${name} ${email}`} className={css.part}>
            {name && <PartHeading>{name}</PartHeading>}
            {phone && <a href={telephone(phone)}>{phone}</a>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </div>
        ))}
        {(hours.length > 0 || holidays.length > 0) && (
          <div className={css.part}>
            <PartHeading>Opening hours</PartHeading>
            <dl className={css.hours}>
              {[...hours, ...holidays].map(({ label, hours: time }) => (
                <Hours key={label} day={label} time={time} />
              ))}
            </dl>
          </div>
        )}
        {address && (
          <div className={css.part}>
            <PartHeading>Visit us</PartHeading>
            <address className={css.address}>{address}</address>
          </div>
        )}
        {socials.length > 0 && (
          <div className={css.part}>
            <PartHeading>Follow us</PartHeading>
            {socials.map(({ name, link }) => (
              <Action key={link} to={link} isQuiet>
                {name}
              </Action>
            ))}
          </div>
        )}
      </div>
      {other && <Prose text={other} />}
    </Section>
  )
}

function partsOf({ content }: BlockProps<'contact'>['block'], { agency: { contact }, today }: ShopFacts) {
  const own = {
    categories: contact.categories.filter(({ email, phone }) => email || phone),
    hours: openingHours(contact),
    holidays: contact.holidays
      .filter(({ date }) => date >= today)
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .map(({ date, name, hours }) => ({
        label: [formatDate(date), name].filter(Boolean).join(', '),
        hours: hours || 'Closed',
      })),
    socials: contact.socials,
  }
  const ofBlock = {
    categories: content.categories.filter(({ email, phone }) => email || phone),
    hours: content.workingDays.flatMap(({ day, timeRange }) => (day && timeRange ? [{ label: day, hours: timeRange }] : [])),
    holidays: content.holidays.flatMap(({ date, timeRange }) =>
      date ? [{ label: formatDate(date), hours: timeRange || 'Closed' }] : [],
    ),
    socials: content.socials.filter(({ name, link }) => name && link),
  }
  const given = <T,>(set: readonly T[], typed: readonly T[]) => (set.length > 0 ? set : typed)
  return {
    categories: given(own.categories, ofBlock.categories),
    hours: given(own.hours, ofBlock.hours),
    holidays: given(own.holidays, ofBlock.holidays),
    socials: given(own.socials, ofBlock.socials),
  }
}

function Hours({ day, time }: { day: string; time: string }) {
  return (
    <div>
      <dt>{day}</dt>
      <dd>{time}</dd>
    </div>
  )
}
