import { useState } from 'react'

/** A text as it is typed: what stands in the field at once, and what the block holds whenever that changes from elsewhere. */
export function useTyped(value: string, onChange: (value: string) => void): [string, (typed: string) => void] {
  const [state, setState] = useState({ from: value, shown: value })
  if (state.from !== value) setState({ from: value, shown: value })
  return [
    state.from === value ? state.shown : value,
    (shown) => {
      setState({ from: value, shown })
      onChange(shown)
    },
  ]
}
