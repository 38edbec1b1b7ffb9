import { Outlet } from 'react-router'

export default function Guest() {
  return (
    <main>
      <Outlet />
    </main>
  )
}
