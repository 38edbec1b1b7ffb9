import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Dialog } from './dialog.tsx'
import { Button } from './form/button.tsx'

/** Asks for confirmation before unsaved changes are left. */
export function LeaveGuard({ isChanged, children }: { isChanged: boolean; children: ReactNode }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title="Leave without saving?" isOpen onClose={() => blocker.reset()} shape="box">
      <p>{children}</p>
      <div className="button-row" data-end>
        <Button variant="default" onClick={() => blocker.proceed()}>
          Leave
        </Button>
        <Button onClick={() => blocker.reset()}>Stay here</Button>
      </div>
    </Dialog>
  )
}
