// Enhances the components that are on the page; every page works without.
import { Button, Checkboxes, createAll, ErrorSummary, PasswordInput, Radios, SkipLink } from 'govuk-frontend'

for (const component of [Checkboxes, ErrorSummary, PasswordInput, Radios, SkipLink]) {
  createAll(component)
}
// A second tap on a slow line must not send a form twice.
createAll(Button, { preventDoubleClick: true })

// Folds that have room on a desk stay shut on a phone until they are wanted.
const phone = matchMedia('(max-width: 768px)')
const setFolds = (): void => {
  document.querySelectorAll('details[data-closed-on-phone]').forEach((fold) => {
    fold.toggleAttribute('open', !phone.matches)
  })
}
setFolds()
phone.addEventListener('change', setFolds)

// A page prints well by itself; a button says so to who does not know.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]') !== null) print()
})
