// Toasts on a page of plain HTML, like kit/toasts.tsx on hydrated screens: they stay open while one is hovered or focused.

interface Toast {
  tone: string
  message: string
}

const toasts = document.querySelector<HTMLElement>('[data-toasts]')
const template = document.querySelector<HTMLTemplateElement>('template[data-toast]')
const waiting: Toast[] = []

function show({ tone, message }: Toast, list: HTMLElement): void {
  const toast = template?.content.firstElementChild?.cloneNode(true)
  if (!(toast instanceof HTMLElement)) return
  toast.dataset.tone = tone
  toast.querySelector('p')?.append(message)
  const remove = () => {
    clearInterval(timer)
    toast.remove()
    showWaiting(list)
  }
  const timer = setInterval(() => {
    if (!list.matches(':hover, :focus-within')) remove()
  }, Number(list.dataset.closeMs))
  toast.querySelector('button')?.addEventListener('click', remove)
  list.append(toast)
}

function showWaiting(list: HTMLElement): void {
  while (list.childElementCount < Number(list.dataset.most)) {
    const next = waiting.shift()
    if (!next) return
    show(next, list)
  }
}

document.addEventListener('toast', (event) => {
  if (!(event instanceof CustomEvent) || !toasts) return
  waiting.push(event.detail)
  showWaiting(toasts)
})
