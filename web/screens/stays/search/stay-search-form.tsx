import { TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type FormEvent, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { stayToParams } from '#domain/stays/search-params.ts'
import { rememberStay } from '../../../products/stay/saved-searches.ts'
import { MoreOptions } from '../../../search/more-options.tsx'
import { SearchButton } from '../../../search/search-button.tsx'
import css from '../../../search/search-form.module.css'
import { useKeptAddress } from '../../../search/use-kept-address.ts'
import { useIsShop } from '../../../session.ts'
import { DestinationField } from './destination-field.tsx'
import fields from './fields.module.css'
import { GuestOptions } from './guest-options.tsx'
import type { StayForm } from './read-stay-draft.ts'
import { RoomsField } from './rooms-field.tsx'
import { StayDatesField } from './stay-dates-field.tsx'
import { checkStay, guestProblem, type StayDraft, type StayProblems, searchOf } from './stay-draft.ts'

type Props = StayForm & {
  problems?: StayProblems
  /** True on the form's own screen: what is typed then stays in the address, so that back and reload keep it. */
  keepsInAddress?: boolean
  /** The end of the results' address that goes along: filters and order. */
  view?: string
}

const results = '/accommodation/results'

/** The search for stays: one row on wide screens, stacked on phones. */
export function StaySearchForm({
  draft: initial,
  today,
  nations,
  problems: given = {},
  keepsInAddress = false,
  view = '',
}: Props) {
  const [draft, setDraft] = useState(initial)
  const [problems, setProblems] = useState(given)
  const [isAsked, setAsked] = useState(Object.keys(given).length > 0)
  const isShop = useIsShop()
  const isPhone = useMediaQuery('(max-width: 767px)') ?? false
  const navigate = useNavigate()

  const change = (part: Partial<StayDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    if (!isAsked) return
    const checked = checkStay(next)
    setProblems('search' in checked ? {} : checked.problems)
  }
  const address = stayToParams(searchOf(draft)).toString()
  useKeptAddress(address, keepsInAddress)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkStay(draft)
    setAsked(true)
    if ('search' in checked) {
      if (keepsInAddress) history.replaceState(history.state, '', `?${address}`)
      rememberStay(checked.search)
      return navigate(`${results}?${stayToParams(checked.search)}${view}`)
    }
    setProblems(checked.problems)
    document.getElementById(`field-${Object.keys(checked.problems)[0]}`)?.focus()
  }

  const live = isAsked ? problems : guestProblem(draft)
  return (
    <Form method="get" action={results} className={css.form} onSubmit={submit} noValidate aria-label="Search accommodation">
      <div className={css.top}>
        <GuestOptions draft={draft} onChange={change} problems={live} nations={nations} />
      </div>
      <div className={`${css.row} ${fields.row}`}>
        <DestinationField
          value={draft.destination}
          onChange={(destination) => change({ destination })}
          error={live.destination}
          isPhone={isPhone}
        />
        <StayDatesField draft={draft} onChange={change} problems={live} today={today} isPhone={isPhone} />
        <RoomsField draft={draft} onChange={change} error={live.rooms} isPhone={isPhone} />
        <SearchButton what="accommodation" to={results} />
      </div>
      {!isShop && (
        <MoreOptions isNeeded={Boolean(draft.dealCode || live.dealCode)}>
          <TextInput
            id="field-dealCode"
            name="deal"
            label="Deal code"
            description="Your agency's own discount."
            maxLength={20}
            autoComplete="off"
            value={draft.dealCode}
            error={live.dealCode}
            onChange={(event) => change({ dealCode: event.currentTarget.value })}
          />
        </MoreOptions>
      )}
    </Form>
  )
}
