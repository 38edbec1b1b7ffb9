import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Party } from '#domain/tours/search.ts'
import { Button } from '../../../kit/form/button.tsx'
import form from '../../../search/search-form.module.css'
import { PeopleField } from '../search/people-field.tsx'
import type { TourDraft } from '../search/tour-draft.ts'
import css from './people-form.module.css'
import { forPeople } from './tour-page-address.ts'

type Draft = Pick<TourDraft, 'adults' | 'children'>

type Props = {
  party: Party
  /** The address of the same page for other people. */
  addressOf?: (params: URLSearchParams, party: Party) => string
}

/** Other people for this tour: prices and places are read again. */
export function TourPeopleForm({ party, addressOf = forPeople }: Props) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const isPhone = useMediaQuery('(max-width: 767px)') ?? false
  const [draft, setDraft] = useState<Draft>(party)
  const [isAsked, setAsked] = useState(false)
  const children = draft.children.filter((age) => age !== null)
  const isWhole = children.length === draft.children.length
  const isSame = isWhole && draft.adults === party.adults && children.join() === party.children.join()
  return (
    <form
      className={`${form.form} ${css.form}`}
      aria-label="People"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (isWhole) navigate(addressOf(params, { adults: draft.adults, children }), { preventScrollReset: true })
      }}
    >
      <PeopleField
        draft={draft}
        onChange={(change) => setDraft({ ...draft, ...change })}
        error={isAsked && !isWhole ? 'Choose the age of each child.' : undefined}
        isPhone={isPhone}
        least={1}
      />
      <Button type="submit" variant="default" className={css.show} disabled={isSame}>
        Update prices
      </Button>
    </form>
  )
}
