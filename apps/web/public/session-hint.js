// Runs before the first paint, so that a signed-in visitor never sees the signed-out parts flash by.
try {
  if (localStorage.getItem('token') && localStorage.getItem('user'))
    document.documentElement.dataset.session = 'in';
} catch {
  // No storage, no session.
}
