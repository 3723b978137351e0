vcl 4.1;

# Varnish 6 or newer in front of several instances of the shop; see README.md. Start it with
#   varnishd -a :8080 -f varnish.vcl -p vcl_path=<this folder> -p http_gzip_support=off -s malloc,512m
# Without http_gzip_support=off it would ask for gzip only, and visitors would get no brotli.

import std;
import directors;

include "instances.vcl";

sub vcl_recv {
  if (req.method == "PURGE") {
    call check_purge_key;
    if (req.http.x-purge-tags !~ "^[a-z0-9:_-]+( [a-z0-9:_-]+)*$") {
      return (synth(400, "x-purge-tags must hold tags"));
    }
    ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.x-purge-tags, " ", "|") + ")(\s|$)");
    return (synth(200, "Purged"));
  }
  # The instances read 4,096 characters of a query; of what is longer not even the expressions below read more.
  if (req.url ~ "^.{8192}") {
    set req.url = regsub(req.url, "^(.{8192}).*$", "\1");
    set req.url = regsub(req.url, "&[^&]*$", "");
  }
  set req.backend_hint = instances.backend();

  # A cached page would give all of its visitors the id of one.
  if (req.http.x-request-id !~ "^[A-Za-z0-9-]{8,64}$") {
    set req.http.x-request-id = "varnish-" + req.xid;
  }
  unset req.http.x-dropped;

  # The instances compress, and say with Vary what they did.
  if (req.http.accept-encoding ~ "(^|[ ,])br([ ,;]|$)") {
    set req.http.accept-encoding = "br";
  } elseif (req.http.accept-encoding ~ "gzip") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }

  # What is for one visitor only, and redirects that depend on the visitor or on parameters that no page reads
  # (app/routes/README.md). These keep their cookies.
  if (req.url ~ "(?i)^(/us|/eu)?/(account|api|cart|checkout|country|discount|newsletter|policies|preview|_serverFn|__spoke)([/?]|$)"
    || req.url ~ "(?i)^(/us|/eu)?/(search([?]|$)|pages/contact([?]|$)|collections/?([?]|$)|collections/all([?]|$)|collections/[^/]+/products/|(returns|order-status)[?])"
    || req.url ~ "(?i)^(/us|/eu)?/products/[^?]+[?](.*&)?(variant|waist|build|leg|shortsleg|swimshortsleg|trunksleg|chest|size|cut|length)="
    || req.url ~ "^(/us|/eu)?/products/[^?]+[?](.*&)?(Taper|Pack|Amount)="
    || req.url ~ "[?&]preview="
    || req.url ~ "^/(healthz|readyz)") {
    return (pass);
  }

  # From here on a response is the same for everyone, so nothing of the visitor reaches the instance.
  unset req.http.cookie;
  unset req.http.authorization;
  unset req.http.baggage;
  unset req.http.tracestate;

  if (req.url ~ "^/cdn/") {
    # as the shop tells pictures apart
    if (req.http.accept ~ "image/avif" && req.http.accept ~ "image/webp") {
      set req.http.accept = "image/avif,image/webp,image/*";
    } elseif (req.http.accept ~ "image/avif") {
      set req.http.accept = "image/avif,image/*";
    } elseif (req.http.accept ~ "image/webp") {
      set req.http.accept = "image/webp,image/*";
    } else {
      set req.http.accept = "image/*";
    }
  } elseif (req.http.accept ~ "(?i)text/markdown\s*([,;]|$)" && req.http.accept !~ "(?i)text/markdown[^,]*;\s*q=0") {
    # Pages say in Vary that they have a second format (contracts/shop/page-format.ts); of lower weight it is not sent here.
    set req.http.accept = "text/markdown";
  } else {
    # A page is HTML, whatever its first visitor asks for.
    set req.http.accept = "text/html";
  }

  if (req.url ~ "\?") {
    call keep_parameters;
  }
  return (hash);
}

# Leaves the parameters that the page reads (app/routes/README.md). Redirects get the others back from x-dropped.
sub keep_parameters {
  set req.http.x-query = regsub(req.url, "^[^?]*\?", "&");
  if (req.url ~ "(?i)^(/us|/eu)?/products/") {
    set req.http.x-dropped = regsuball(req.http.x-query, "&(w|b|l|sl|tl|s|c|lh|taper|pack|amount|pageHandle)=[^&]*", "");
    set req.http.x-query = regsuball(req.http.x-query, "&(?!(w|b|l|sl|tl|s|c|lh|taper|pack|amount|pageHandle)=)[^&]*", "");
  } elseif (req.url ~ "(?i)^(/us|/eu)?/(collections/|pages/search([?]|$))") {
    set req.http.x-dropped = regsuball(req.http.x-query, "&(w|b|l|sl|tl|s|c|lh|taper|pack|amount|pageHandle|colour|cloth|shape|sale|min|max|by|sort|show|q)=[^&]*", "");
    set req.http.x-query = regsuball(req.http.x-query, "&(?!(w|b|l|sl|tl|s|c|lh|taper|pack|amount|pageHandle|colour|cloth|shape|sale|min|max|by|sort|show|q)=)[^&]*", "");
  } elseif (req.url ~ "(?i)^(/us|/eu)?/wish-list([?]|$)") {
    set req.http.x-dropped = regsuball(req.http.x-query, "&(goods)=[^&]*", "");
    set req.http.x-query = regsuball(req.http.x-query, "&(?!(goods)=)[^&]*", "");
  } elseif (req.url ~ "(?i)^(/us|/eu)?/(fit-finder|[a-z-]+-size-chart)") {
    set req.http.x-dropped = regsuball(req.http.x-query, "&(step|tab|unit)=[^&]*", "");
    set req.http.x-query = regsuball(req.http.x-query, "&(?!(step|tab|unit)=)[^&]*", "");
  } elseif (req.url ~ "^/cdn/") {
    set req.http.x-dropped = "";
    set req.http.x-query = regsuball(req.http.x-query, "&(?!(width|format|v)=)[^&]*", "");
  } else {
    # content, and the outcome of a form without script
    set req.http.x-dropped = regsuball(req.http.x-query, "&(discount|pageHandle|result)=[^&]*", "");
    set req.http.x-query = regsuball(req.http.x-query, "&(?!(discount|pageHandle|result)=)[^&]*", "");
    if (req.url !~ "(?i)/thank-your-friend") {
      set req.http.x-dropped = regsub(req.url, "^[^?]*\?", "&");
      set req.http.x-dropped = regsuball(req.http.x-dropped, "&(pageHandle|result)=[^&]*", "");
      set req.http.x-query = regsuball(req.http.x-query, "&discount=[^&]*", "");
    }
  }
  set req.url = regsub(req.url, "\?.*$", "") + regsub(req.http.x-query, "^&", "?");
  set req.url = std.querysort(req.url);
  unset req.http.x-query;
}

# The shop has one host; a made-up Host header must not make another page.
sub vcl_hash {
  hash_data(req.url);
  return (lookup);
}

sub vcl_backend_fetch {
  unset bereq.http.x-dropped;
  if (bereq.url ~ "^/assets/") {
    # each repetition asks an instance that has not been asked
    set bereq.backend = files.backend(by=URL, alt=bereq.retries);
  }
}

sub vcl_backend_response {
  if (beresp.status == 404 && bereq.url ~ "^/assets/" && bereq.retries < 4) {
    # an instance with another build, during a deployment
    return (retry);
  }
  if (bereq.is_bgfetch && beresp.status != 200 && beresp.status != 301 && beresp.status != 308
    && beresp.status != 404 && beresp.status != 410) {
    # the old page stays in use
    return (abandon);
  }
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.http.set-cookie
    || beresp.http.cache-control ~ "(?i)private|no-store|no-cache"
    || (beresp.http.cache-control !~ "s-maxage" && bereq.url !~ "^/(cdn|assets)/")) {
    # Visitors do not wait for each other for what is not shared.
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  # s-maxage is how long a page is fresh, and stale-while-revalidate how long it is sent while a new one is made.
  return (deliver);
}

sub vcl_backend_error {
  # An instance that was cut off: another one answers. What was posted is not sent twice.
  if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
}

sub vcl_deliver {
  if ((resp.status == 301 || resp.status == 302 || resp.status == 307 || resp.status == 308) && req.http.x-dropped != "" && resp.http.location ~ "^/") {
    if (resp.http.location ~ "\?") {
      set resp.http.location = regsub(resp.http.location, "^([^#]*)", "\1" + req.http.x-dropped);
    } else {
      set resp.http.location = regsub(resp.http.location, "^([^#]*)", "\1" + regsub(req.http.x-dropped, "^&", "?"));
    }
  }
  set resp.http.x-request-id = req.http.x-request-id;
  if (obj.uncacheable) {
    set resp.http.x-front = "PASS";
  } elseif (obj.hits > 0) {
    set resp.http.x-front = "HIT";
  } else {
    set resp.http.x-front = "MISS";
  }
  unset resp.http.surrogate-key;
  unset resp.http.via;
  unset resp.http.x-varnish;
}
