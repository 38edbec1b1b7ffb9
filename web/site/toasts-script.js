// Short messages of a page of plain HTML, as kit/toasts.tsx shows them on screens that run: they wait while one is pointed
// at or has the focus.

const toasts = document.querySelector('[data-toasts]')
const waiting = []

function showToasts() {
  while (waiting.length > 0 && toasts.childElementCount < Number(toasts.dataset.most)) {
    const { tone, message } = waiting.shift()
    const toast = document.querySelector('template[data-toast]').content.firstElementChild.cloneNode(true)
    toast.dataset.tone = tone
    toast.querySelector('p').textContent = message
    const remove = () => {
      clearInterval(timer)
      toast.remove()
      showToasts()
    }
    const timer = setInterval(() => {
      if (!toasts.matches(':hover, :focus-within')) remove()
    }, Number(toasts.dataset.closeMs))
    toast.querySelector('button').addEventListener('click', remove)
    toasts.append(toast)
  }
}

document.addEventListener('toast', ({ detail }) => {
  waiting.push(detail)
  showToasts()
})
