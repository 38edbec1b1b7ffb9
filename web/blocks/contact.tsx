import { formatDate } from '#domain/dates.ts'
import { telephone } from '../site/telephone.ts'
import { Action } from './action.tsx'
import type { BlockProps } from './block-props.ts'
import css from './contact.module.css'
import { Prose } from './prose.tsx'
import { Section } from './section.tsx'

/** Phone, e-mail, address and opening hours of the agency. */
export function Contact({ block, facts, isFirst }: BlockProps<'contact'>) {
  const { other } = block.content
  const categories = block.content.categories.filter(({ email, phone }) => email || phone)
  const hours = block.content.workingDays.filter(({ day, timeRange }) => day && timeRange)
  const holidays = block.content.holidays.filter(({ date }) => date)
  const socials = block.content.socials.filter(({ name, link }) => name && link)
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
              {hours.map(({ day, timeRange }) => (
                <Hours key={day} day={day} time={timeRange} />
              ))}
              {holidays.map(({ date, timeRange }) => (
                <Hours key={date} day={formatDate(date)} time={timeRange || 'Closed'} />
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

function Hours({ day, time }: { day: string; time: string }) {
  return (
    <div>
      <dt>{day}</dt>
      <dd>{time}</dd>
    </div>
  )
}
