import { type RefObject, useEffect, useEffectEvent } from 'react'
import { keepBeside, type Side } from './keep-beside.ts'

/** Positions a panel beside its element (`keepBeside`) while it is open; it closes when the focus leaves it. */
export function useBeside(
  panel: RefObject<HTMLElement | null>,
  of: { isOpen: boolean; side: Side; element: () => Element | null },
) {
  const { isOpen, side } = of
  const find = useEffectEvent(of.element)
  useEffect(() => {
    const [element, shown] = [find(), panel.current]
    if (!isOpen || !element || !shown) return
    const letGo = keepBeside(element, shown, { side })
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget) && !shown.contains(relatedTarget)) shown.hidePopover()
    }
    shown.addEventListener('focusout', leave)
    return () => {
      letGo()
      shown.removeEventListener('focusout', leave)
    }
  }, [isOpen, side, panel])
}
