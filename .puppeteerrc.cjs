// The browser comes from npm (@sparticuz/chromium): nothing is downloaded at install.
module.exports = { skipDownload: true }
