import type { InputHTMLAttributes } from 'react'
import { checkFor } from '../form-checks.ts'
import { Select } from '../kit/form/select.tsx'
import type { BlockProps } from './block-props.ts'
import css from './contact-form.module.css'
import { Section } from './section.tsx'

const check = checkFor('help')

/** A message to the agency: a plain form that posts to its own page. Typed text stays in the fields when a field is invalid. */
export function ContactForm({ block, facts, isFirst }: BlockProps<'contactForm'>) {
  const { message, agency } = facts
  const kinds = agency.contact.categories.length > 0 ? agency.contact.categories : block.content.topics
  const topics = kinds.filter(({ name }) => name)
  const typed = message?.typed ?? {}
  const field = (name: string) => ({
    name,
    id: `${block.id}-${name}`,
    value: typed[name] ?? '',
    problem: message?.fields[name],
    rule: check(name, () => ''),
  })
  if (message?.isSent) {
    return (
      <Section block={block} isFirst={isFirst}>
        <p className={css.done} role="status">
          Thank you. Your message is with {facts.agency.name}; the answer comes by e-mail.
        </p>
      </Section>
    )
  }
  return (
    <Section block={block} intro={block.content.description} isFirst={isFirst} body="beside">
      <form
        method="post"
        action={`${facts.postPath}#${block.id}`}
        className={css.form}
        data-layout={block.layout}
        noValidate={message !== null}
      >
        {message?.says && (
          <p className={css.failed} role="alert">
            {message.says}
          </p>
        )}
        <div className={css.pair}>
          <FormField label="Your name" {...field('name')} input={{ autoComplete: 'name', required: true, maxLength: 80 }} />
          <FormField label="E-mail" {...field('email')} input={{ type: 'email', autoComplete: 'email', required: true }} />
        </div>
        <div className={css.pair}>
          <FormField label="Phone (optional)" {...field('phone')} input={{ type: 'tel', autoComplete: 'tel', maxLength: 30 }} />
          <FormField
            label="Booking reference (optional)"
            {...field('reference')}
            input={{ autoComplete: 'off', maxLength: 30 }}
          />
        </div>
        {topics.length > 0 && (
          <label className={css.field}>
            <span>What is it about?</span>
            <Select name="topic" defaultValue={typed.topic}>
              {topics.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </label>
        )}
        <FormField label="Message" {...field('message')} isLong />
        <button type="submit" className={css.send}>
          Send message
        </button>
      </form>
    </Section>
  )
}

type Props = {
  id: string
  name: string
  label: string
  value: string
  /** What the server found wrong. */
  problem?: string
  /** The message when the browser finds the field invalid after it was left; null if the field has no rule. */
  rule: string | null
  isLong?: boolean
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'required' | 'maxLength'>
}

/** A text field with its label above and its error below. Pages without scripts show and hide the error by CSS alone. */
function FormField({ id, name, label, value, problem, rule, isLong = false, input = {} }: Props) {
  const says = problem ?? rule
  const aria = { 'aria-invalid': problem ? true : undefined, 'aria-describedby': says ? `${id}-problem` : undefined }
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea id={id} name={name} rows={6} defaultValue={value} required minLength={5} maxLength={4000} {...aria} />
      ) : (
        <input id={id} name={name} defaultValue={value} {...input} {...aria} />
      )}
      {says && (
        <p id={`${id}-problem`} className={css.problem} data-invalid={problem ? true : undefined}>
          {says}
        </p>
      )}
    </div>
  )
}
