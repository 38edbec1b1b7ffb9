import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { Fields } from '../../kit/form/use-fields.ts'
import css from './people-form.module.css'
import { useKeepTyped } from './use-keep-typed.ts'

/** The source of the form's initial values, shown above the form, because they have to be checked. */
export type StartSource = 'draft' | 'saved' | 'earlier' | null

const sourceWords: Record<NonNullable<StartSource>, string | null> = {
  draft: 'What you had typed is here again.',
  saved: null,
  earlier: 'Filled in from the expired checkout. Check it before you continue.',
}

type Props = { id: string; checkoutId: string; source: StartSource; events: Fields['events']; children: ReactNode }

/** The form of travellers or guests: typed values are saved while typing, its cards are stacked. */
export function PeopleForm({ id, checkoutId, source, events, children }: Props) {
  const { keep, stop } = useKeepTyped(checkoutId)
  return (
    <>
      {source && sourceWords[source] && (
        <p role="status" className={css.help}>
          {sourceWords[source]}
        </p>
      )}
      <Form
        id={id}
        method="post"
        noValidate
        className={css.cards}
        onBlur={events.onBlur}
        onInput={(event) => {
          events.onInput(event)
          keep(event.currentTarget)
        }}
        onSubmit={stop}
      >
        {/* Enter in a field submits the form, whatever other buttons the cards have. */}
        <button type="submit" hidden>
          Continue
        </button>
        {children}
      </Form>
    </>
  )
}

/** What the form asks for, in a sentence. */
export const PeopleHelp = ({ children }: { children: ReactNode }) => <p className={css.help}>{children}</p>
