import { useEffect, useEffectEvent } from 'react'

/**
 * Takes over a text that was typed before hydration: React leaves it in the field without an event, and the next rendering would replace it.
 * `shown` is the text of the field's state; `take` also gets whether the field still has the focus.
 */
export function useTypedBefore(id: string, shown: string, take: (typed: string, isFocused: boolean) => void): void {
  const takeOver = useEffectEvent(() => {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement && field.value !== shown) take(field.value, field === document.activeElement)
  })
  useEffect(() => takeOver(), [])
}
