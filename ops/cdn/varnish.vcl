vcl 4.1;
# Varnish before the server: keeps what says `public`, forgets by tag what `CDN_PURGE_URL` names. Takes plain HTTP: a
# proxy before it speaks TLS (TRUST_PROXY=2 then). The names in capitals are yours; of one instance, leave the second out.
import directors;
import std;

probe ready { .url = "/health/ready"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; }
backend first { .host = "FIRST_HOST"; .port = "FIRST_PORT"; .probe = ready; }
backend second { .host = "SECOND_HOST"; .port = "SECOND_PORT"; .probe = ready; }

sub vcl_init {
  new instances = directors.round_robin();
  instances.add_backend(first);
  instances.add_backend(second);
}

acl purgers { "PURGER_ADDRESS"; }

sub vcl_recv {
  set req.backend_hint = instances.backend();
  if (req.method == "POST" && req.url == "/.purge") {
    if (client.ip !~ purgers || req.http.authorization != "Bearer PURGE_TOKEN") { return (synth(403)); }
    # one ban a tag: a key is a word of the header
    std.ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, "\s+", "|") + ")(\s|$)");
    return (synth(200));
  }
  # streams and calls are not the cache's
  if (req.url ~ "^/api/events") { return (pipe); }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.http.authorization) { return (pass); }
  # a page is the same for all: what the browser brings along must not keep it from being shared
  if (req.url !~ "^/api/") { unset req.http.cookie; }
  # while the server answers, a page is no older than it says; while it does not, as old as is kept below
  if (std.healthy(req.backend_hint)) { set req.grace = 60s; }
}

sub vcl_backend_error {
  # an instance that died is asked until its probe fails twice: the other one answers meanwhile
  if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) { return (retry); }
}

sub vcl_backend_response {
  # only what says so: no guesses of how long
  if (beresp.http.cache-control !~ "(?i)public" || beresp.http.set-cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  # what is kept is worth more than a failure to ask for it anew
  if (bereq.is_bgfetch && beresp.status >= 500) { return (abandon); }
  # what was read in the last five minutes is read on for ten where no instance lives; what was purged is gone all the same
  if (beresp.http.content-type ~ "^text/html") { set beresp.grace = 15m; }
}

sub vcl_deliver {
  if (obj.hits > 0) { set resp.http.x-cache = "HIT"; } else { set resp.http.x-cache = "MISS"; }
  unset resp.http.surrogate-key;
  unset resp.http.cache-tag;
}
